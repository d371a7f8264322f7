import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { checkAccessibility } from '#tests/support/browser/browser.ts'
import { PASSWORD } from '#tests/support/browser/sign-in.ts'
import { verificationVerdict } from '#pwa/translations/es/verification-verdict.tsx'
import { CARDS } from './buyer.ts'
import { findEnglish } from './find-english.ts'
import { nameSomebody } from './journey.ts'
import { openVerdict, readStamp } from './verify-page.ts'
import { readShownCode, test, tokenOf } from './wallet-holder.ts'

/** Waits for a screen with this heading, and expects no English text and no fault of accessibility on it. */
async function expectSpanish(page: Page, heading: string | RegExp) {
  await page.getByRole('heading', { name: heading }).first().waitFor()
  await expect.poll(() => findEnglish(page, 'es'), { message: String(heading) }).toEqual([])
  await checkAccessibility(page)
}

function press(page: Page, name: string | RegExp) {
  return page.getByRole('main').getByRole('button', { name }).click()
}

function follow(page: Page, name: string | RegExp) {
  return page.getByRole('main').getByRole('link', { name }).first().click()
}

async function takeQuickTest(page: Page) {
  await follow(page, 'Hacer la prueba de práctica gratis')
  await expectSpanish(page, 'Prueba de práctica')
  await page.getByRole('radio', { name: 'Prueba rápida' }).check()
  await press(page, /^F-1/)
  for (let number = 1; number <= 5; number += 1) {
    await page.getByText(`Pregunta ${String(number)} de 5`).waitFor()
    await page.keyboard.press('1')
    await page.locator('[data-option="1"][aria-pressed="true"]').waitFor()
    await expectSpanish(page, 'Por qué')
    await page.keyboard.press('Enter')
  }
  await expectSpanish(page, /^(Sobresaliente|Buen trabajo|Sigue estudiando)$/)
}

async function signUp(page: Page, username: string) {
  await follow(page, 'Guardar este resultado')
  await expectSpanish(page, 'Únete a Visa Success Guide')
  const form = page.getByRole('tabpanel')
  await form.getByLabel('Nombre de usuario').fill(username)
  await form.getByLabel('Correo').fill(`${username}@example.org`)
  await form.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await form.getByLabel('Confirmar contraseña', { exact: true }).fill(PASSWORD)
  await press(page, 'Crear una cuenta')
  await expectSpanish(page, 'Tu avance')
}

async function buyTheGuide(page: Page) {
  await page.goto('/checkout')
  await press(page, 'Continuar al pago seguro')
  await press(page, `Usar ${CARDS.good}`)
  await expectSpanish(page, 'Pago seguro')
  await press(page, '$19.99')
  await expectSpanish(page, '¡Pago realizado!')
  await press(page, 'Ir al panel de aprendizaje')
}

async function prepare(page: Page) {
  await expectSpanish(page, 'Panel de aprendizaje')
  await page.getByText('Buscar mi nacionalidad').click()
  await page.getByLabel('Clase de visa', { exact: true }).selectOption('J-1')
  await page.getByLabel('Nacionalidad o documento de viaje').fill('aleman')
  await press(page, 'Alemania')
  await page.getByRole('button', { name: 'Quitar Alemania' }).waitFor()
  await expectSpanish(page, 'Panel de aprendizaje')
  await page.goto('/dashboard/ds160')
  await page.getByLabel('Tu clase de visa').selectOption('F-1')
  await expectSpanish(page, 'Los pasos')
  await follow(page, 'Empezar')
  await expectSpanish(page, 'Qué pregunta')
  await page.goto('/dashboard/ds160/travel')
  await expectSpanish(page, 'Tus respuestas')
  await page.goto('/dashboard/ds160/review')
  await expectSpanish(page, 'Repaso de tu hoja de trabajo')
  await page.goto('/dashboard/simulator')
  await page.getByLabel('Tu respuesta').fill('Voy a estudiar dos años.')
  await press(page, 'Entregar la respuesta')
  await expectSpanish(page, 'Una respuesta sólida, hablada')
}

test('a Spanish reader goes from the home page to a verdict without an English text', async ({
  issuer,
  page,
}) => {
  const username = nameSomebody()
  await page.goto('/es/')
  await expectSpanish(page, 'Ten todo listo para cuando llamen tu número.')
  await takeQuickTest(page)
  await signUp(page, username)
  await buyTheGuide(page)
  await prepare(page)

  const { id } = (await (await page.request.get('/api/user')).json()) as { id: string }
  await issuer.issue({ username, userId: id })
  await page.goto('/wallet')
  await expectSpanish(page, 'Billetera')
  await press(page, 'Mostrar QR')
  await page.getByRole('dialog').getByRole('timer').waitFor()
  await expectSpanish(page, /F-1/)
  const code = await readShownCode(page, 'Código QR')
  await page.goto('/profile')
  await press(page, 'Cerrar todas las sesiones')
  await page.getByText('1 nota de un código que mostraste').waitFor()
  await expectSpanish(page, '¿Cerrar todas las sesiones, también aquí?')
  await openVerdict(page, tokenOf(code))
  expect((await readStamp(page))[0]).toBe('valid')
  await expectSpanish(page, verificationVerdict.titles.valid)
})

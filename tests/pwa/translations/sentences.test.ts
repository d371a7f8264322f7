import { beforeEach, describe, expect, test, vi } from 'vitest'
import { REFUSALS } from '#api/http/errors.ts'
import { Registration } from '#contracts/accounts/registration.ts'
import { DEVICE_ENDS } from '#contracts/presentation/device-end.ts'
import {
  type ProblemWords,
  type Sentences,
  translateProblems,
  translateSentences,
} from '#pwa/translations/sentences.ts'
import { problems as spanishProblems } from '#pwa/translations/es/problems.ts'
import { sentences as spanishSentences } from '#pwa/translations/es/sentences.ts'
import { collectSentences } from './collect-sentences.ts'

// Adds a `localStorage`, because Node has none.
vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
})

const tables = import.meta.glob<Sentences>('/pwa/translations/*/sentences.ts', {
  eager: true,
  import: 'sentences',
})
const problemTables = import.meta.glob<ProblemWords>('/pwa/translations/*/problems.ts', {
  eager: true,
  import: 'problems',
})

/** The texts that appear as a value in another sentence. The last text is zod's own sentence. */
const FURTHER = [...Object.values(DEVICE_ENDS), 'commas', 'semicolons', 'tabs', 'Invalid input']

/** Loads the app's code with the texts of a language. Without texts, the app is in English. */
async function load(parts: Record<string, unknown> = {}) {
  vi.resetModules()
  const { bring } = await import('#pwa/language/words.ts')
  bring((part) => parts[part])
  const { HttpError, sentenceFor } = await import('#pwa/network/errors.ts')
  const { checkForm } = await import('#pwa/ui/check-form.ts')
  const problemOf = (problem: object) => new HttpError(400, JSON.stringify(problem)).problem
  return { HttpError, sentenceFor, checkForm, problemOf }
}

const SPANISH = {
  problems: translateProblems(spanishProblems, spanishSentences),
  sentences: translateSentences(spanishSentences),
}

describe.each(Object.entries(tables))('%s', (_, table) => {
  const wanted = new Set([...collectSentences(), ...FURTHER])

  test('has every sentence of the contracts and the server', () => {
    expect([...wanted].filter((sentence) => !Object.hasOwn(table, sentence))).toEqual([])
  })

  test('has no sentence that nobody says any more', () => {
    expect(Object.keys(table).filter((sentence) => !wanted.has(sentence))).toEqual([])
  })

  test('repeats every value of a sentence', () => {
    const translateSentence = translateSentences(table)
    for (const key of Object.keys(table)) {
      let values = 0
      const said = key.replaceAll('{}', () => String(700 + (values += 1)))
      const shown = translateSentence(said)
      if (values > 0) expect(shown).not.toBe(said)
      for (let value = 1; value <= values; value += 1) {
        expect(shown, key).toContain(String(700 + value))
      }
    }
  })
})

test.each(Object.entries(problemTables))('%s has exactly the codes of the server', (_, table) => {
  expect(Object.keys(table).toSorted()).toEqual(Object.keys(REFUSALS).toSorted())
})

describe('in Spanish', () => {
  let app: Awaited<ReturnType<typeof load>>
  beforeEach(async () => {
    app = await load(SPANISH)
  })

  test('a refusal is shown by its code, whatever the server writes', () => {
    const refused = new app.HttpError(503, '{"error":"SERVER_BUSY","message":"Not now."}')
    expect(app.sentenceFor(refused)).toBe(spanishProblems.SERVER_BUSY)
    expect(refused.shown).toBe(spanishProblems.SERVER_BUSY)
  })

  test('a more precise sentence of the server comes before the one of the code', () => {
    const message = 'This is a sample. It proves nothing, so no other wallet takes it.'
    expect(app.problemOf({ error: 'CREDENTIAL_IS_SAMPLE', message })?.message).toBe(
      spanishSentences[message],
    )
  })

  test('a code that this version does not know shows the English of the server', () => {
    expect(app.problemOf({ error: 'MOON_FULL', message: 'The moon is full.' })).toEqual({
      error: 'MOON_FULL',
      message: 'The moon is full.',
    })
  })

  test('the sentences of fields are shown by themselves, and an unknown one in English', () => {
    const { message } = REFUSALS.EMAIL_TAKEN
    const fields = { email: message, username: 'Use at most 50 characters.', age: 'Be older.' }
    expect(app.problemOf({ error: 'EMAIL_TAKEN', message, fields })?.fields).toEqual({
      email: spanishProblems.EMAIL_TAKEN,
      username: 'Usa como máximo 50 caracteres.',
      age: 'Be older.',
    })
  })

  test('the reason why a device ended is part of its sentence', () => {
    const message = `This device was ended: ${DEVICE_ENDS.logout}. Another key has taken its place.`
    expect(app.problemOf({ error: 'DEVICE_ENDED', message })?.message).toBe(
      'Este dispositivo se dio de baja: cerraste sesión en él. Otra clave ocupa su lugar.',
    )
  })

  test('a form says in Spanish what is wrong', () => {
    const entered = { username: '', email: 'ana@', password: 'short' }
    expect(app.checkForm(Registration, entered).errors).toEqual({
      username: 'El nombre de usuario es obligatorio',
      email: 'Escribe una dirección de correo válida.',
      password: 'Usa al menos 8 caracteres.',
    })
  })
})

test('in English, the sentences of the server and of the forms stay as they are', async () => {
  const { problemOf, checkForm } = await load()
  const message = 'A sentence of the server.'
  const problem = { error: 'INVALID_INPUT', message, fields: { email: 'Enter a name.' } }
  expect(problemOf(problem)).toEqual(problem)
  const entered = { username: 'ana', email: 'ana@example.org', password: '' }
  expect(checkForm(Registration, entered).errors).toEqual({ password: 'Password is required' })
})

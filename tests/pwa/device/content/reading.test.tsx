import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Reading } from '#pwa/device/content/reading.tsx'
import { deviceContent as arabic } from '#pwa/translations/ar/device-content.tsx'
import { deviceContent as spanish } from '#pwa/translations/es/device-content.tsx'

test.each([
  ['Key Changes: desde 2025', spanish.reading, 'Cambios importantes: desde 2025'],
  ['Requirements:', spanish.reading, 'Requisitos:'],
  ['Documents: ten esto a mano', spanish.reading, 'Documentos: ten esto a mano'],
  ['Documents: لكل شخص', arabic.reading, 'المستندات: لكل شخص'],
  ['Warning: alto', spanish.reading, 'Advertencia'],
])('%j shows its mark in the language of the text', (content, titles, shown) => {
  const page = renderToStaticMarkup(<Reading content={content} titles={titles} />)
  expect(page.replaceAll(/<[^>]+>/g, '')).toContain(shown)
  expect(page).not.toMatch(/Key Changes|Requirements|Documents|Warning:/)
})

import { describe, expect, test } from 'vitest'
import { LINK_TEMPLATES, MailContent } from '#api/mail/mail-content.ts'
import { renderMail } from '#api/mail/render-mail.ts'
import { writeMail } from '#api/mail/write-mail.ts'
import { LANGUAGES, OTHER_LANGUAGES, type Language } from '#contracts/language/languages.ts'

type Template = MailContent['template']
const ORIGIN = 'https://visa.example.org'
const LINK = `${ORIGIN}/page#token=secret`
const ORDER = {
  purchaseId: '0b0f4f5e-9d8a-4b62-8f0e-6f7f2f1c0a11',
  productName: 'The guide',
}
const PAID = { ...ORDER, price: '$19.99', paidOn: '2026-01-31' }
const REFUND = { ...ORDER, amount: '$19.99', hasAccess: false }
const SHOWN = { credentialType: 'F-1', credentialId: 'VSG-1' }

const of = (content: MailContent): MailContent => content

/**
 * Contents of mails, one for each kind of mail. Mails of these kinds are in the language of their
 * reader.
 */
const CONTENTS: MailContent[] = [
  ...LINK_TEMPLATES.map((template) => of({ template })),
  { template: 'password-changed' },
  { template: 'data-downloaded' },
  { template: 'address-change-asked', email: 'new@example.com' },
  { template: 'address-changed', email: 'new@example.com' },
  { template: 'passkey-added', name: 'My phone' },
  { template: 'passkey-removed', name: 'My phone' },
  { template: 'rights-changed', rights: ['issue', 'revoke'] },
  {
    template: 'browser-signed-in',
    browser: 'Safari on iPhone',
    network: '203.0.113.0/24',
    country: 'DE',
  },
  { template: 'log-ins-failed', count: 21 },
  { template: 'wallet-added', credentialType: 'F-1', name: 'Purse' },
  { template: 'login-code', loginCodeId: ORDER.purchaseId },
  { template: 'paid-twice', ...PAID },
  { template: 'refunded', ...REFUND },
  { template: 'refund-failed', ...REFUND },
  { template: 'account-returned' },
  { template: 'credential-issued', ...SHOWN },
  { template: 'credential-revoked', ...SHOWN, reason: 'Lost.' },
  { template: 'credential-corrected', ...SHOWN, replacesId: 'VSG-0', reason: 'A letter.' },
  {
    template: 'credential-renewed',
    ...SHOWN,
    expiryDate: '2027-12-01',
    formerExpiryDate: '2026-12-31',
  },
  { template: 'credential-expiring', ...SHOWN, expiryDate: '2026-12-31' },
]

const IN_ENGLISH: MailContent[] = [
  { template: 'receipt', ...PAID },
  { template: 'unmatched-payment', fault: 'unknown', amount: '$19.99' },
  { template: 'recovery-code-used', username: 'amara', codesLeft: 3 },
  { template: 'invitation-locked', email: 'new@example.com' },
  { template: 'invitation-waiting', email: 'new@example.com' },
]

const write = (content: MailContent, language: Language) =>
  writeMail(content, { language, origin: ORIGIN, link: LINK, code: '12345678' })

const named = (contents: MailContent[]) =>
  contents.map((content) => [content.template, content] as const)

test('the two lists name every kind of mail once', () => {
  const listed = [...CONTENTS, ...IN_ENGLISH].map(({ template }) => template)
  expect(listed.toSorted()).toEqual(templatesOf(MailContent).toSorted())
})

interface Schema {
  options?: readonly Schema[]
  shape?: { template: { def: { values?: Template[]; entries?: Record<string, Template> } } }
}

function templatesOf({ options, shape }: Schema): Template[] {
  if (options) return options.flatMap(templatesOf)
  const { values, entries = {} } = shape?.template.def ?? {}
  return values ?? Object.values(entries)
}

describe.each(OTHER_LANGUAGES)('in %s', (language) => {
  test.each(named(CONTENTS))('the mail %s has every text', (_, content) => {
    const english = write(content, 'en')
    const translated = write(content, language)
    expect(translated.language).toBe(language)
    expect(translated.button?.url).toBe(english.button?.url)
    expect(translated.button === undefined).toBe(english.button === undefined)
    expect(translated.paragraphs).toHaveLength(english.paragraphs.length)
    const textsOf = ({ subject, paragraphs, button }: typeof english) =>
      [subject, ...paragraphs, button?.label].filter((text) => text !== undefined)
    const before = new Set(textsOf(english))
    const kept = textsOf(translated).filter((text) => before.has(text))
    expect(kept).toEqual(content.template === 'login-code' ? ['1234\u00A05678'] : [])
    for (const text of textsOf(translated)) expect(text.trim()).not.toBe('')
  })

  test.each(named(CONTENTS))('the mail %s names what the English one names', (_, content) => {
    const { template: _template, ...values } = content
    const english = write(content, 'en').paragraphs.join('\n')
    const translated = write(content, language).paragraphs.join('\n')
    const shown = Object.values(values)
      .map(String)
      .filter((value) => english.includes(value) && !/^\d{4}-\d\d-\d\d$|^Safari on/.test(value))
    for (const value of shown) expect(translated).toContain(value)
  })

  test.each(named(IN_ENGLISH))('the mail %s is in English', (_, content) => {
    expect(write(content, language)).toEqual(write(content, 'en'))
  })

  test('the document says its language', () => {
    const { html, text } = renderMail(write({ template: 'reset' }, language), 'help@example.com')
    const { direction } = LANGUAGES[language]
    expect(html).toContain(`<html lang="${language}" dir="${direction}">`)
    expect(text).not.toContain('Questions?')
  })
})

describe('in Spanish', () => {
  const spanish = (content: MailContent) => write(content, 'es').paragraphs[0]

  test.each<[string, MailContent, string]>([
    [
      'days',
      { template: 'credential-expiring', ...SHOWN, expiryDate: '2026-12-31' },
      'Tu credencial F-1 vence el 31 de diciembre de 2026, a las 24:00 UTC.',
    ],
    [
      'a place, a browser and its system',
      {
        template: 'browser-signed-in',
        browser: 'Safari on iPhone',
        network: '203.0.113.0/24',
        country: 'DE',
      },
      'con Safari en iPhone (Alemania · 203.0.113.0/24).',
    ],
    [
      'a browser that is not known',
      {
        template: 'browser-signed-in',
        browser: 'Browser on an unknown device',
        network: '203.0.113.0/24',
        country: null,
      },
      'con un navegador en un dispositivo desconocido (203.0.113.0/24).',
    ],
    [
      'a browser without a name',
      {
        template: 'browser-signed-in',
        browser: null,
        network: '203.0.113.0/24',
        country: null,
      },
      'con un navegador (203.0.113.0/24).',
    ],
    [
      'rights',
      { template: 'rights-changed', rights: ['issue', 'revoke'] },
      'Ahora puede ver todo en la consola, emitir credenciales y revocar credenciales.',
    ],
    ['no rights', { template: 'rights-changed', rights: [] }, 'Ya no abre la consola.'],
    [
      'all rights',
      { template: 'rights-changed', rights: ['own'] },
      'Ahora puede hacer todo en la consola.',
    ],
    [
      'a wallet without a name',
      { template: 'wallet-added', credentialType: 'F-1', name: null },
      'otra billetera, que no dijo cómo se llama. Quien',
    ],
    [
      'the certificate of the course, and why it was withdrawn',
      {
        template: 'credential-revoked',
        credentialType: 'Course',
        credentialId: 'VSG-1',
        reason: 'The payment for the course was given back.',
      },
      'Tu credencial del curso fue revocada y ya no pasa la verificación. Motivo: Se devolvió el pago del curso.',
    ],
  ])('a mail says %s', (_, content, said) => {
    expect(spanish(content)).toContain(said)
  })
})

describe('in Arabic', () => {
  const HELP = 'help@example.com'
  const render = (content: MailContent) => renderMail(write(content, 'ar'), HELP)
  const LATIN_WORDS = /Visa Success Guide|UTC/g

  test.each(named(CONTENTS))('the mail %s isolates all values in its HTML', (_, content) => {
    const { html } = render(content)
    const body = html.slice(html.indexOf('<body'))
    const rest = body.replace(/<bdi[^>]*>.*?<\/bdi>/g, '').replace(/<[^>]*>/g, '')
    expect(rest.replace(LATIN_WORDS, '')).not.toMatch(/[a-z$@]/i)
    expect(html).not.toMatch(/[\u2066-\u2069]/)
  })

  test.each(named(CONTENTS))('the text of the mail %s has what a person copies', (_, content) => {
    const { text } = render(content)
    const isolated = Array.from(text.matchAll(/\u2068([^\u2069]*)\u2069/g), ([, value]) => value)
    const copied = [HELP, LINK, ORIGIN, ORDER.purchaseId, 'VSG-0', 'VSG-1', 'new@example.com']
    expect(isolated.filter((value) => copied.some((part) => value?.includes(part)))).toEqual([])
    expect(text).not.toMatch(/\u2066/)
  })

  test('amounts and names are isolated in plain text too', () => {
    const { text } = render({ template: 'refunded', ...REFUND })
    expect(text).toContain('\u2068$19.99\u2069')
    expect(text).toContain('\u2068The guide\u2069')
  })

  test('the numbers and links that begin with digits or end with signs have their own line', () => {
    const lines = (content: MailContent) => render(content).text.split('\n')
    expect(lines({ template: 'refunded', ...REFUND })).toContain(ORDER.purchaseId)
    expect(lines({ template: 'reset' })).toContain(LINK)
  })
})

import { describe, expect, test } from 'vitest'
import { QR_DATA_MAX, readTokenInput } from '#contracts/verification/token-input.ts'
import vectors from '#tests/contracts/presentation/vectors.json' with { type: 'json' }

const TOKEN = vectors.presentationText
const URL = `https://visa.example/verify?token=${TOKEN}`

describe('a token is found', () => {
  test.each<[string, string]>([
    ['as it is', TOKEN],
    ['with space around it', `  ${TOKEN}\r\n`],
    ['broken over lines', `${TOKEN.slice(0, 400)}\n${TOKEN.slice(400)}`],
    ['in a verification link', URL],
    ['in a link with more behind it', `${URL}&utm_source=mail#top`],
    ['in a link to another port', `http://127.0.0.1:3000/verify?lang=en&token=${TOKEN}`],
    ['as JSON text', JSON.stringify(TOKEN)],
    ['in the JSON field token', JSON.stringify({ token: TOKEN })],
    ['in the JSON field qrData', JSON.stringify({ qrData: URL })],
    [
      'in the JSON field verificationUrl',
      JSON.stringify({ verificationUrl: URL, size: 300 }, null, 2),
    ],
    ['after a German keyboard layout', `httpsÖ--visa.example-verify_token´${TOKEN}`],
    ['after a French keyboard layout', `https:!!visa.example!verify§token+${TOKEN}`],
    ['after an Italian one with its port', `httpsç--visa.exampleç3000-verify_tokenì${TOKEN}`],
  ])('%s', (_name, input) => {
    expect(readTokenInput(input)).toEqual({ isFound: true, token: TOKEN })
  })
})

describe('no token is found', () => {
  test.each<[string, string, string]>([
    ['empty', 'nothing', ''],
    ['empty', 'spaces', ' \n\t'],
    ['too long', 'more than 4096 characters', '1'.repeat(QR_DATA_MAX + 1)],
    ['no token in it', 'a telephone number in text', 'call 004915112345678 now'],
    ['no token in it', 'a link without token', 'https://visa.example/verify'],
    ['no token in it', 'a link with a damaged token', `${URL.slice(0, 100)}x`],
    ['no token in it', 'a credential id', 'urn:uuid:8f14e45f-ceea-467f-a34f-b0c8a4e3d2c1'],
    ['no token in it', 'JSON without a token', '{"id":1}'],
    ['no token in it', 'JSON with a number', JSON.stringify({ token: 12 })],
    ['no token in it', 'JSON null', 'null'],
    ['no token in it', 'JSON that ends early', `{"token":"${TOKEN}`],
    ['no token in it', 'more digits than a token has', `x${'7'.repeat(1300)}`],
    ['no token in it', 'digits of another script', '１'.repeat(850)],
  ])('%s: %s', (reason, _name, input) => {
    expect(readTokenInput(input)).toEqual({ isFound: false, reason })
  })
})

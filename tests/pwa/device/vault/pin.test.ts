import { describe, expect, test } from 'vitest'
import { sealJson, unsealJson } from '#pwa/device/vault/vault.ts'

describe('what a PIN seals', () => {
  const newKey = async () => ({
    generation: 'first',
    key: await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
  })

  test('comes back as it was, and looks different each time', async () => {
    const key = await newKey()
    const cards = [{ holderName: 'Sample Traveller' }]
    const sealed = await sealJson(key, cards)
    expect(await unsealJson(key, sealed)).toEqual(cards)
    expect((await sealJson(key, cards)).bytes).not.toEqual(sealed.bytes)
  })

  test('does not open with another key, nor after a byte was changed', async () => {
    const key = await newKey()
    const sealed = await sealJson(key, 'opened')
    await expect(unsealJson(await newKey(), sealed)).rejects.toThrow()
    sealed.bytes[0] = (sealed.bytes[0] ?? 0) ^ 1
    await expect(unsealJson(key, sealed)).rejects.toThrow()
  })
})

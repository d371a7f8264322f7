import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/vault/words.ts'

export const deviceVault: Translated<typeof english> = {
  hint: (digits) => `Al menos ${digits} dígitos que otras personas no adivinarían.`,
  tooShort: (digits) => `Usa ${digits} dígitos o más.`,
  guessable:
    'Otras personas lo adivinarían: no uses un cumpleaños ni una serie como 123456, y usa más de un dígito distinto.',
  connect: 'Conéctate una vez para cambiar esto.',
  changedMeanwhile: 'Esta billetera se cambió en otra pestaña. Intenta de nuevo.',
}

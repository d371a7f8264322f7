import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/device/vault/pin-setup-words.ts'

export const deviceVaultPinSetup: Translated<typeof english> = {
  title: 'اختيار رقم PIN',
  description:
    'يفتح المحفظة على هذا الجهاز فقط. إذا نسيته، تُحمَّل المحفظة مجددا من حسابك، لكن دون ما دوّنه هذا الجهاز عن الرموز التي أنشأتَها.',
  pin: 'رقم PIN',
  again: 'رقم PIN مرة أخرى',
  differ: 'رقما PIN مختلفان.',
  failed: 'تعذّر تعيين رقم PIN. حاول مجددا.',
  set: 'تعيين رقم PIN',
}

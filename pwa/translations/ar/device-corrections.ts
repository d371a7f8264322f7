import type { english } from '#pwa/device/corrections/words.ts'
import type { Translated } from '#pwa/language/words.ts'

export const deviceCorrections: Translated<typeof english> = {
  title: 'صححنا شيئا يخصك',
  gotIt: 'فهمت',
}

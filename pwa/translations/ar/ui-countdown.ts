import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/ui/countdown-words.ts'

export const uiCountdown: Translated<typeof english> = {
  ended: 'انتهت الصلاحية',
  minutesLeft: (minutes) =>
    plural(minutes, {
      zero: `بقيت ${minutes} دقيقة`,
      one: 'بقيت دقيقة واحدة',
      two: 'بقيت دقيقتان',
      few: `بقيت ${minutes} دقائق`,
      many: `بقيت ${minutes} دقيقة`,
      other: `بقيت ${minutes} دقيقة`,
    }),
  secondsLeft: (seconds) =>
    plural(seconds, {
      zero: `بقيت ${seconds} ثانية`,
      one: 'بقيت ثانية واحدة',
      two: 'بقيت ثانيتان',
      few: `بقيت ${seconds} ثوانٍ`,
      many: `بقيت ${seconds} ثانية`,
      other: `بقيت ${seconds} ثانية`,
    }),
}

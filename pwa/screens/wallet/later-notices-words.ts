import { wordsOf } from '#pwa/language/words.ts'
import { SETTINGS_FAILED } from './settings-failed.ts'

export const english = {
  clock: {
    title: 'Clock problem',
    behind: (span: string) => `This device's clock is ${span} behind.`,
    ahead: (span: string) => `This device's clock is ${span} ahead.`,
    seconds: (count: number) => `${String(count)} seconds`,
    minutes: (count: number) => `${String(count)} minutes`,
    hours: (count: number) => `${String(count)} hours`,
    days: (count: number) => `${String(count)} days`,
    isCorrected:
      'Your codes are corrected for this; set the date and time to automatic all the same.',
    wasSo:
      'That was so when it was last online. Until it is again, your codes are made for both times where they can be.',
  },
  passes: {
    troubles: {
      'no-secure-context':
        'This page is not on https, so this device cannot make codes itself. The server makes them, which needs a connection each time.',
      'too-many-devices':
        'Your account already has ten devices. End one in Settings to show credentials here without a connection.',
    },
    heldBack:
      'The issuer is putting its records right after a fault and renews nothing until that is done.',
    goodUntil: (time: string) => `What this device has is good until ${time}.`,
    noneUntilThen: 'Until then this device cannot show your credentials.',
    ended:
      'This device was offline for too long to show credentials without a connection. Connect once to renew it.',
    endsSoon: (time: string) =>
      `Without a connection this device can show your credentials until ${time}. Connect before then to renew it.`,
  },
  expiry: {
    title: 'Be told before a credential expires',
    text: 'Your browser asks you once. This app tells you while it is open, and nothing leaves this device.',
    allow: 'Allow notifications',
    refuse: 'No, thanks',
    error: 'Error',
    failed: SETTINGS_FAILED,
  },
  samePhone: {
    title: 'Is this a phone that you used before?',
    text: 'The app on the home screen has a place of its own among your ten devices. If the browser of this same phone has one too, end that one: from now on you use the app.',
    label: 'The same phone, and when it was last renewed',
    end: 'Yes, end it there',
    no: 'No, another phone',
  },
}

export const words = wordsOf('wallet/later-notices', english)

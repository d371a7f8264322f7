import { wordsOf } from '#pwa/language/words.ts'
import { SETTINGS_FAILED } from './settings-failed.ts'

export const english = {
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

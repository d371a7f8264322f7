import { bringWords } from '#pwa/translations/bring-words.ts'

/** Only these documents may run the script of the payment provider. */
const PAYS = /^\/(?:checkout|success)\b/

/**
 * The first script of every document. Loads the words of another language before the app, because
 * modules of the app read words while they are loaded.
 */
void bringWords().then(() =>
  PAYS.test(location.pathname) ? import('./screens/checkout/main.tsx') : import('./main.tsx'),
)

import { bringWords } from '#pwa/translations/bring-words.ts'

/** The first script of the payment documents. The words of another language must arrive before the app. */
void bringWords().then(() => import('#pwa/screens/checkout/main.tsx'))

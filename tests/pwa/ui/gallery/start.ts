import { bringWords } from '#pwa/translations/bring-words.ts'

void bringWords().then(() => import('./gallery.tsx'))

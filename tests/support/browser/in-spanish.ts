/** Shows the app in Spanish. Import this file before the app and before `render-hook.tsx`. */
import './spanish-page.ts'
import { bring } from '#pwa/language/words.ts'
import { translate } from '#pwa/translations/es/words.ts'

bring(translate)
document.body.replaceChildren()

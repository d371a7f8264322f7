import { LanguageMenu } from './language-menu.tsx'
import { ThemeMenu } from './theme-menu.tsx'

/** The menus of language and theme. They load later, and narrow screens have them in their sheet. */
export function ThemeAndLanguage() {
  return (
    <>
      <LanguageMenu />
      <ThemeMenu />
    </>
  )
}

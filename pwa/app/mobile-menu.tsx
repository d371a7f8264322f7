import MenuIcon from 'lucide-react/icons/menu'
import { useState } from 'react'
import { IconButton } from '#pwa/ui/button.tsx'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import headerStyles from './header.module.css'
import { words } from './words.tsx'

const MobileSheet = lazyPart(async () => (await import('./mobile-sheet.tsx')).MobileSheet, {
  isOptional: true,
  isDeferred: true,
})

/** Shows all menus of the header in one sheet, on narrow screens. */
export function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={headerStyles['mobile']}>
      <IconButton
        label={words.menu}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true)
        }}
      />
      <MobileSheet
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false)
        }}
      />
    </div>
  )
}

import ArrowLeft from 'lucide-react/icons/arrow-left'
import Printer from 'lucide-react/icons/printer'
import type { ComponentProps, ReactNode } from 'react'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { joinClasses } from '#pwa/ui/join-classes.ts'
import { PrintButton } from '#pwa/ui/print-button.tsx'
import styles from './sheet.module.css'

/** The link back and the print button above a sheet of paper. They are not printed. */
export function SheetBar({ to, children }: { to: string; children: ReactNode }) {
  return (
    <div className={styles['bar']}>
      <ButtonLink variant="quiet" size="small" icon={<ArrowLeft />} to={to}>
        {children}
      </ButtonLink>
      <PrintButton size="small" icon={<Printer />} />
    </div>
  )
}

/** The names and values on a sheet, in two columns, with a line under each row. */
export function SheetLines({
  className,
  children,
}: Pick<ComponentProps<'dl'>, 'className' | 'children'>) {
  return <dl className={joinClasses(styles['lines'], className)}>{children}</dl>
}

export function SheetLine({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

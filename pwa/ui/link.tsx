import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
  /** For what is a document of its own. */
  reloadDocument?: boolean
}

/** A link inside the app. The router's own brings 2 kB for frameworks that we do not use. */
export function Link({ to, reloadDocument = false, target, onClick, ...rest }: LinkProps) {
  const href = useHref(to)
  const navigate = useLinkClickHandler(to)
  return (
    <a
      {...rest}
      target={target}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        const isOurs = !reloadDocument && target === undefined
        if (isOurs && !event.defaultPrevented) navigate(event)
      }}
    />
  )
}

import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ReaderClass } from '#contracts/learning/learning.ts'
import { Disclosure } from '#pwa/ui/disclosure.tsx'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import styles from './tool-lines.module.css'
import { words } from './words.tsx'

const WhatApplies = lazyPart(
  async () => (await import('#pwa/device/nationality/what-applies.tsx')).WhatApplies,
  { fallback: <CenteredSpinner /> },
)

interface Tool {
  to: string
  name: string
  note?: string
}

interface ToolLinesProps {
  tools: readonly Tool[]
  /** The class with which the reader looks up a nationality first. */
  readerClass?: ReaderClass | undefined
}

/** Lists tools in one line each. The last line looks up what applies to a nationality. */
export function ToolLines({ tools, readerClass }: ToolLinesProps) {
  const [isOpened, setIsOpened] = useState(false)
  return (
    <div>
      <ul className={styles['tools']}>
        {tools.map(({ to, name, note }) => (
          <li key={to}>
            {/* The checkout is a separate document. */}
            <Link to={to} className={styles['tool']} reloadDocument={to === '/checkout'}>
              <span>
                <span className={styles['name']}>{name}</span>{' '}
                {note !== undefined && <span className={styles['note']}>{note}</span>}
              </span>
              <ChevronRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
      <Disclosure title={words.applies.lookUp} width="full" onOpen={() => setIsOpened(true)}>
        <p className={styles['note']}>{words.applies.text}</p>
        {isOpened && <WhatApplies readerClass={readerClass} />}
      </Disclosure>
    </div>
  )
}

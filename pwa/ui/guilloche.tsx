import { useMemo } from 'react'
import { drawGuilloche, GUILLOCHE_HEIGHT, GUILLOCHE_WIDTH } from './guilloche.ts'
import styles from './guilloche.module.css'
import { joinClasses } from './join-classes.ts'

interface GuillocheProps {
  /** A credential's id, or any text that stands in for one. */
  seed: string
  className?: string | undefined
  /** Which of the two figures is drawn. */
  part?: 'all' | 'rosette' | 'waves'
}

/** Drawn in the class colour of its surroundings, or in their text colour. */
export function Guilloche({ seed, className, part = 'all' }: GuillocheProps) {
  const { lace, ring, star, waves } = useMemo(() => drawGuilloche(seed), [seed])
  return (
    <svg
      className={joinClasses(styles['guilloche'], className)}
      viewBox={`0 0 ${String(GUILLOCHE_WIDTH)} ${String(GUILLOCHE_HEIGHT)}`}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      {part !== 'rosette' && <path className={styles['waves']} d={waves} />}
      {part !== 'waves' && (
        <>
          <path className={styles['lace']} d={lace} />
          <path className={styles['ring']} d={ring} />
          <path className={styles['star']} d={star} />
        </>
      )}
    </svg>
  )
}

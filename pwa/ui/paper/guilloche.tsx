import { useMemo } from 'react'
import { joinClasses } from '#pwa/ui/join-classes.ts'
import {
  drawGuilloche,
  PATH_SCALE,
  ROSETTE_REACH,
  WAVES_HEIGHT,
  WAVES_WIDTH,
} from './draw-guilloche.ts'
import styles from './guilloche.module.css'

const REACH = ROSETTE_REACH * PATH_SCALE
const ROSETTE_BOX = [-REACH, -REACH, 2 * REACH, 2 * REACH].join(' ')
const WAVES_BOX = [0, 0, WAVES_WIDTH * PATH_SCALE, WAVES_HEIGHT * PATH_SCALE].join(' ')

interface PatternProps {
  /** The id of a credential, or another text. */
  seed: string
  className?: string | undefined
}

/** A rosette in the class colour of its parent, or in the colour of the text if there is none. */
export function Rosette({ seed, className }: PatternProps) {
  const { lace, ring, star } = useMemo(() => drawGuilloche(seed), [seed])
  return (
    <svg
      className={joinClasses(styles['pattern'], className)}
      viewBox={ROSETTE_BOX}
      aria-hidden="true"
    >
      <path className={styles['lace']} d={lace} />
      <path className={styles['ring']} d={ring} />
      <path className={styles['star']} d={star} />
    </svg>
  )
}

/** Waves that are stretched to fill their box. */
export function Waves({ seed, className }: PatternProps) {
  const { waves } = useMemo(() => drawGuilloche(seed), [seed])
  return (
    <svg
      className={joinClasses(styles['pattern'], className)}
      viewBox={WAVES_BOX}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles['waves']} d={waves} />
    </svg>
  )
}

/** Both patterns of a card: the waves at the bottom and the rosette on the right. */
export function Guilloche({ seed, className }: PatternProps) {
  return (
    <div className={joinClasses(styles['ground'], className)} aria-hidden="true">
      <Waves seed={seed} className={styles['foot']} />
      <Rosette seed={seed} className={styles['right']} />
    </div>
  )
}

import styles from './skeleton.module.css'

/** A place held for what is being loaded; of the size that the real thing will have. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <span className={styles['skeleton']} style={{ width, height }} aria-hidden="true" />
}

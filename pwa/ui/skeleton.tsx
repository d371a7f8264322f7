import styles from './skeleton.module.css'

/** A placeholder for content that loads, as large as the content. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <span className={styles['skeleton']} style={{ width, height }} aria-hidden="true" />
}

import type { Listener } from './check-all.ts'

/** A line for each kind of object, and for each fault. */
export const SAID: Listener = {
  onFault: ({ subject, fault }) => {
    console.log(`  ✗ ${subject}: ${fault}.`)
  },
  onChecked: (title, { checked, note }) => {
    const count = checked.toLocaleString('en').padStart(9)
    console.log(`${count} ${title}${note === undefined ? '' : `: ${note}`}`)
  },
}

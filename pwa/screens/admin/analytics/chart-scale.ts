/** Returns a round number that is at least the highest value. The axis ends there. */
export function axisEnd(highest: number): number {
  if (highest <= 4) return 4
  const magnitude = 10 ** Math.floor(Math.log10(highest))
  const step = [1, 2, 4, 5, 8, 10].find((candidate) => candidate * magnitude >= highest) ?? 10
  return step * magnitude
}

interface Segment<Series> {
  series: Series
  /** `from` and `height` are shares of the whole height. `from` is measured from the bottom. */
  from: number
  height: number
}

/** Returns a day's bar as segments on top of each other. A count of zero has no segment. */
export function stack<Series extends string>(
  counts: Readonly<Record<Series, number>>,
  order: readonly Series[],
  end: number,
): Segment<Series>[] {
  let from = 0
  const segments: Segment<Series>[] = []
  for (const series of order) {
    const height = counts[series] / end
    if (height > 0) segments.push({ series, from, height })
    from += height
  }
  return segments
}

/** Returns a round number at which the axis ends. This number is at least the highest value. */
export function axisEnd(highest: number): number {
  if (highest <= 4) return 4
  const magnitude = 10 ** Math.floor(Math.log10(highest))
  const step = [1, 2, 4, 5, 8, 10].find((candidate) => candidate * magnitude >= highest) ?? 10
  return step * magnitude
}

interface Segment<Series> {
  series: Series
  /**
   * The distance from the bottom of the chart. Like `height`, it is a share of the chart's height.
   */
  from: number
  height: number
}

/**
 * Returns the segments of a day's bar, from the bottom to the top. A count of zero has no segment.
 */
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

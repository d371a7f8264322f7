const QUIET_MODULES = 4

export interface QrDrawing {
  /** The number of modules on one side, with the white border. */
  size: number
  /** The path of all dark modules, for an SVG of this size. */
  path: string
}

/** `data` has the modules row by row, with 1 for a dark module. */
export function toQrPath({ size, data }: { size: number; data: ArrayLike<number> }): QrDrawing {
  let path = ''
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const isDark = data[row * size + column] === 1
      if (!isDark) continue
      const start = column
      while (column + 1 < size && data[row * size + column + 1] === 1) column++
      const width = column - start + 1
      path += `M${String(start + QUIET_MODULES)} ${String(row + QUIET_MODULES)}h${String(width)}v1h-${String(width)}z`
    }
  }
  return { size: size + 2 * QUIET_MODULES, path }
}

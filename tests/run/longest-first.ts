import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { readDurations } from './durations.ts'

/**
 * Puts the files of all projects into one queue, so that no worker waits between two projects.
 * - The files of one project stay together. A worker that stays in a project keeps its loaded
 *   modules.
 * - The project with the longest files is the first. The last files are then short, and no worker
 *   is left alone at the end.
 * - A file without a stored duration counts as the longest.
 */
export class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const durations = readDurations()
    const pathOf = ({ moduleId }: TestSpecification) =>
      moduleId.slice(this.ctx.config.root.length + 1)
    const secondsOf = (file: TestSpecification) =>
      durations[file.project.name]?.[pathOf(file)] ?? Infinity
    const meanOf = ({ project }: TestSpecification) => findMean(durations[project.name])
    return Promise.resolve(
      files.toSorted(
        (left, right) =>
          order(meanOf(right), meanOf(left)) ||
          order(left.project.name, right.project.name) ||
          order(secondsOf(right), secondsOf(left)) ||
          order(pathOf(left), pathOf(right)),
      ),
    )
  }
}

function findMean(record: Readonly<Record<string, number>> = {}): number {
  const seconds = Object.values(record)
  return seconds.length === 0 ? Infinity : seconds.reduce((sum, one) => sum + one) / seconds.length
}

function order<T extends number | string>(left: T, right: T): number {
  if (left === right) return 0
  return left < right ? -1 : 1
}

import { expect, test } from 'vitest'
import { bankContent, freeContent, premiumContent } from '#api/learning/content/learning-content.ts'
import { deviceContentLabels as arabic } from '#pwa/translations/ar/device-content-labels.ts'
import { deviceContentLabels as spanish } from '#pwa/translations/es/device-content-labels.ts'

const simulators = premiumContent.paths.flatMap(({ modules }) =>
  modules.flatMap((module) => (module.type === 'interactive' ? module.content.questions : [])),
)
const names = [
  ...[...freeContent.questions, ...premiumContent.questions].map(({ category }) => category),
  ...[...freeContent.simulator, ...simulators].map(({ category }) => category),
  ...bankContent.questions.map(({ theme }) => theme),
  ...freeContent.lookup.nationalities.map(([name = '']) => name),
  ...premiumContent.formSteps.flatMap(({ fields }) =>
    fields.flatMap(({ options = [] }) => options),
  ),
]

test.each([
  ['Spanish', spanish],
  ['Arabic', arabic],
])(
  'every category, theme, nationality and choice of the DS-160 has a name in %s',
  (_language, labels) => {
    expect(names.length).toBeGreaterThan(500)
    expect(names.filter((name) => labels[name] === undefined)).toEqual([])
  },
)

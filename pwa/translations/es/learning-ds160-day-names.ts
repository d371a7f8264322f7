import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/learning/ds160/day-names.ts'

export const learningDs160DayNames: Translated<typeof english> = {
  months: [
    ['enero', 'ene'],
    ['febrero', 'feb'],
    ['marzo', 'mar'],
    ['abril', 'abr'],
    ['mayo', 'may'],
    ['junio', 'jun'],
    ['julio', 'jul'],
    ['agosto', 'ago'],
    ['septiembre', 'setiembre', 'sep', 'sept', 'set'],
    ['octubre', 'oct'],
    ['noviembre', 'nov'],
    ['diciembre', 'dic'],
  ],
  between: ['de', 'del'],
  units: [
    ['día', 'días', 'dia', 'dias'],
    ['semana', 'semanas'],
    ['mes', 'meses'],
    ['año', 'años', 'ano', 'anos'],
  ],
  counts: [
    ['cero'],
    ['un', 'uno', 'una'],
    ['dos'],
    ['tres'],
    ['cuatro'],
    ['cinco'],
    ['seis'],
    ['siete'],
    ['ocho'],
    ['nueve'],
    ['diez'],
  ],
  ones: [],
  twos: [],
  attached: [],
}

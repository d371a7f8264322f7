import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/storefront/guide/words.ts'

export const storefrontGuide: Translated<typeof english> = {
  page: {
    title: 'La guía · Visa Success Guide',
    description:
      'Capítulos gratis sobre la entrevista de visa de Estados Unidos: qué decide el oficial, las preguntas sobre daño y temor, el DS-160, las redes sociales, la fecha, las exenciones de entrevista, el día mismo y lo que sigue. Cada afirmación con su fecha y su fuente.',
  },
  title: 'La guía de Visa Success Guide',
  lede: 'Cómo funciona la entrevista de visa de Estados Unidos, a la fecha que indica cada capítulo. La guía completa profundiza en cada paso; estos capítulos son gratis.',
  chapters: 'Capítulos',
  waiting: (count) =>
    `Textos de esta página que esperan una comprobación: ${String(count)}. Cada uno indica su fecha y la página que hay que abrir.`,
  dates:
    'Cada texto indica su fecha. «Fuente» abre sus fuentes, la página oficial y el día de nuestra comprobación.',
  unopened: (count, total) =>
    `Textos comprobados sin abrir la página oficial: ${String(count)} de ${String(total)}.`,
  notices: {
    title: 'Lo que se sabe que cambia',
    first: (known) => `Primero, lo que se refiere a: ${known}.`,
    summary:
      'Tarifas, listas y normas que cambian entre ediciones. Abre la página oficial antes de basarte en una de ellas.',
    corrections: 'Lo que estaba mal en la guía, y cuándo lo corregimos',
  },
  fullGuide: 'Lo que agrega la guía completa',
  claims: {
    questions: (count) => `${count} preguntas de entrevista`,
    freeTest: (count) => `La prueba de práctica gratis tiene ${String(count)}.`,
    rules: (year) => `Guía de las normas de entrevista de ${year}`,
    pages: (count) => `${count} páginas`,
    counted: (countries, applicants) =>
      `Contadas en la edición impresa. Para solicitantes de ${countries} países; ${applicants} se han preparado con ella.`,
    bonus: (value) => `${value} en material adicional`,
    toPrint: (guarantee) => `Hojas de resumen y listas de documentos para imprimir. ${guarantee}.`,
  },
  trueCountLine: 'Temas de práctica, no preguntas oficiales. No existe una lista oficial.',
  legalLine: 'No somos un bufete de abogados ni el gobierno. No se garantiza ningún resultado.',
}

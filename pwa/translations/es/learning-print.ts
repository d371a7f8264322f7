import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/learning/print/words.ts'

export const learningPrint: Translated<typeof english> = {
  title: 'Descargar recursos',
  lede: 'Muchas embajadas y consulados no dejan entrar con teléfonos. Las hojas de resumen y las listas tienen una página cada una. Imprímelas o guárdalas como PDF.',
  cheatSheet: (visaType: string) => `Hoja de resumen ${visaType}`,
  documents: (visaType: string) => `Lista de documentos ${visaType}`,
  everything: 'Todo',
  edition: 'Edición impresa, toda la guía como libro',
  companion: 'Asistente del DS-160',
  worksheet: 'Hoja de trabajo del DS-160',
  back: 'Volver a los recursos',
}

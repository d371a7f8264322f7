import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/ui/paper/paper-dialog-words.ts'

export const uiPaperPaperDialog: Translated<typeof english> = {
  title: 'Imprimir desde un archivo',
  text: 'Una aplicación en la pantalla de inicio no puede imprimir. Guarda este documento como archivo, ábrelo en Archivos o en una computadora e imprímelo allí. Elimina el archivo si nadie más debe leerlo.',
  save: 'Guardar el archivo',
}

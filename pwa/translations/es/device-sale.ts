import type { english } from '#pwa/device/sale/words.ts'
import type { Translated } from '#pwa/language/words.ts'

export const deviceSale: Translated<typeof english> = {
  ages: {
    title: 'Cómo envejece esta guía',
    warnings: 'Una advertencia se queda e indica el día de su última comprobación.',
    assurances: (days) =>
      `Lo que te tranquiliza, como «exento» o «no está en la lista», desaparece a más tardar ${days} días después de su comprobación.`,
    figures: (days) =>
      `La guía oculta las cifras, como las tarifas, a más tardar ${days} días después de su comprobación.`,
    lastCheck: (day) => `Comprobamos cada advertencia el ${day} o después.`,
    copies: 'Leímos copias de las páginas oficiales e informes, y no abrimos las páginas.',
    practitioner: (who) => `Especialista en derecho de visas de EE. UU. que la leyó: ${who}`,
    native: {
      es: (who) => `Hablante nativo que leyó los textos en español: ${who}`,
      ar: (who) => `Hablante nativo que leyó los textos en árabe: ${who}`,
    },
    nobody: 'nadie todavía.',
    some: (names, read, of) => `${names}, ${read} de ${of}.`,
  },
  old: {
    title: (day) => `Comprobamos las advertencias de esta guía por última vez el ${day}`,
    text: 'Desde entonces las normas pueden haber cambiado. Mira las páginas oficiales antes de pagar.',
    known: (day) => `Sé que las advertencias se comprobaron por última vez el ${day}`,
  },
  notSold: {
    title: 'La guía no está a la venta ahora',
    text: (day) =>
      `Comprobamos sus advertencias por última vez el ${day}. Hace demasiado tiempo, así que no cobramos por ella hasta que las comprobemos de nuevo.`,
    buyers: 'Si compraste la guía, la conservas.',
  },
}

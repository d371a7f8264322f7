import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/storefront/corrections/words.tsx'

export const storefrontCorrections: Translated<typeof english> = {
  page: {
    title: 'Correcciones · Visa Success Guide',
    description:
      'Qué decía mal la guía, de qué edición a cuál, a quién afectaba y qué es lo correcto.',
  },
  title: 'Correcciones',
  lede: 'Qué decía mal la guía y qué es lo correcto. Cada error lleva el día de la primera edición que lo tenía y el de la edición que lo corrigió.',
  none: 'La guía que hay en este dispositivo no nombra ninguna corrección. Conéctate una vez para buscar otras más recientes.',
  days: (from, until) => (
    <>
      Lo dijimos desde el {from}. Lo corregimos el {until}.
    </>
  ),
  said: 'Dijimos:',
  right: 'Lo correcto es:',
  nationals: (names) => `Para nacionales de: ${names}`,
  nationalsOfMany: (count) => `Para nacionales de ${String(count)} países o territorios`,
  inTheGuide: (title) => <>En la guía: {title}</>,
  officialPage: (page) => <>Página oficial: {page}</>,
}

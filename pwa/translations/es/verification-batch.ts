import { plural, type Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/verification/batch/words.ts'

export const verificationBatch: Translated<typeof english> = {
  entry: {
    title: 'Arma la lista',
    single: 'ID de la credencial o datos QR',
    add: 'Agregar',
    several: 'Varias a la vez',
    severalHint: (max) =>
      `Una por línea, hasta ${max} en total. Una línea de más de 100 caracteres, o que empieza con {, se lee como datos QR.`,
    addAll: 'Agregar todas',
  },
  list: {
    title: (count, max) => `Credenciales por verificar (${count} de ${max})`,
    none: 'Aún no hay nada en la lista. Agrega un ID o un código.',
    id: 'ID',
    qrData: 'Datos QR',
    sameAs: (entry) => `Igual que la entrada ${entry}`,
    remove: (entry) => `Quitar la entrada ${entry}`,
    clear: 'Vaciar la lista',
    verify: 'Verificar el lote',
  },
  verifying: (count) =>
    plural(count, {
      one: 'Verificando 1 credencial',
      other: `Verificando ${String(count)} credenciales`,
    }),
  failed: {
    title: 'La verificación del lote falló',
    sentence: 'La verificación del lote falló',
  },
  toasts: {
    added: 'Credenciales agregadas',
    addedCount: (count) =>
      plural(count, {
        one: 'Se agregó 1 credencial',
        other: `Se agregaron ${String(count)} credenciales`,
      }),
    invalid: 'Credenciales no válidas',
    withoutData: 'Escribe ID de credenciales o datos QR que sean válidos',
    sizeLimit: 'Límite del lote',
    tooLarge: 'El tamaño máximo del lote es de 20 credenciales',
    noCredentials: 'Sin credenciales',
    empty: 'Agrega al menos una credencial para verificar',
    exported: 'Exportación completa',
  },
  results: {
    title: 'Verificación del lote completa',
    export: 'Exportar CSV',
    newBatch: 'Nuevo lote',
    checked: 'Comprobadas',
    timeEach: (milliseconds) => `${milliseconds} ms cada una`,
    caption: 'Resultados',
    index: 'Índice',
    credentialId: 'ID de la credencial',
    status: 'Estatus',
    message: 'Mensaje',
    verifiedAt: 'Verificada el',
    onRecordOnly: 'En el registro; nadie demostró tenerla.',
    sameAs: (entry) => `Igual que la entrada ${entry}.`,
  },
}

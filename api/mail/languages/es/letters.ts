import { COURSE_REFUNDED } from '#contracts/credentials/issuing.ts'
import { LANGUAGES } from '#contracts/language/languages.ts'
import type { Letter } from '#api/mail/mail-content.ts'
import type { Words } from '#api/mail/languages/mail-words.ts'
import { credentialOf } from './credential-of.ts'

export function writeLetter(letter: Letter): Words {
  switch (letter.template) {
    case 'login-code':
      return {
        subject: 'Tu código para iniciar sesión',
        paragraphs: [
          'Alguien escribió la contraseña correcta de tu cuenta en un navegador donde tu cuenta no se había usado antes. Quien escriba este código allí inicia sesión. Vale una sola vez, durante 10 minutos.',
          'Si no fuiste tú, alguien conoce tu contraseña: no le digas el código a nadie y elige de inmediato una contraseña nueva.',
        ],
      }
    case 'paid-twice':
      return {
        subject: 'Pagaste dos veces: te reembolsaremos un pago',
        paragraphs: [
          `El ${writeDay(letter.paidOn)} recibimos un segundo pago de ${letter.price} por la guía de visas, que esta dirección ya tiene. Te lo devolveremos; no necesitas hacer nada.`,
          `Pedido ${letter.purchaseId}.`,
        ],
      }
    case 'refunded':
      return {
        subject: 'Te devolvimos tu dinero',
        paragraphs: [
          `El reembolso de ${letter.amount} por “${letter.productName}” va en camino. Los bancos tardan de cinco a diez días en mostrarlo.`,
          letter.hasAccess
            ? 'Tu acceso premium se mantiene.'
            : 'Con él terminó tu acceso premium. Tu cuenta y tus credenciales se mantienen.',
          `Pedido ${letter.purchaseId}.`,
        ],
      }
    case 'refund-failed':
      return {
        subject: 'Tu reembolso no llegó',
        paragraphs: [
          `Tu banco nos devolvió los ${letter.amount} que te habíamos reembolsado por “${letter.productName}”. Escríbenos, y encontraremos otra manera.`,
          `Pedido ${letter.purchaseId}.`,
        ],
      }
    case 'account-returned':
      return {
        subject: 'Una cuenta ya no pertenece a esta dirección',
        paragraphs: [
          'La persona que lee los correos de la dirección anterior de la cuenta nos avisó que el cambio a esta dirección no fue suyo. La cuenta pertenece otra vez a la dirección anterior, y se cerró la sesión de todos.',
          'Si la cuenta es tuya, escríbenos.',
        ],
      }
    case 'credential-issued':
      return {
        subject: 'Se emitió una credencial para ti',
        paragraphs: [
          `Tu ${credentialOf(letter.credentialType)} está en tu billetera.`,
          `Credencial ${letter.credentialId}.`,
        ],
      }
    case 'credential-revoked':
      return {
        subject: 'Se revocó una credencial tuya',
        paragraphs: [
          `Tu ${credentialOf(letter.credentialType)} fue revocada y ya no pasa la verificación. Motivo: ${writeReason(letter.reason)}`,
          `Credencial ${letter.credentialId}.`,
        ],
      }
    case 'credential-corrected':
      return {
        subject: 'Se corrigió una credencial tuya',
        paragraphs: [
          `Se corrigió un error en tu credencial. La corregida, ${letter.credentialType}, está en tu billetera; la anterior ya no pasa la verificación. Motivo: ${writeReason(letter.reason)}`,
          `La credencial ${letter.credentialId} reemplaza a ${letter.replacesId}.`,
        ],
      }
    case 'credential-renewed':
      return {
        subject: 'Se renovó una credencial tuya',
        paragraphs: [
          `Tu nueva ${credentialOf(letter.credentialType)} está en tu billetera y vence el ${writeDay(letter.expiryDate)}. La que tenías sigue como está y vence el ${writeDay(letter.formerExpiryDate)}. Cada día termina a las 24:00 UTC.`,
          `Credencial ${letter.credentialId}.`,
        ],
      }
    case 'credential-expiring':
      return {
        subject: 'Una credencial tuya vence pronto',
        paragraphs: [
          `Tu ${credentialOf(letter.credentialType)} vence el ${writeDay(letter.expiryDate)}, a las 24:00 UTC.`,
          `Credencial ${letter.credentialId}.`,
        ],
      }
  }
}

/** Returns a day such as `31 de enero de 2026`. */
function writeDay(day: string): string {
  const dates = new Intl.DateTimeFormat(LANGUAGES.es.format, { dateStyle: 'long', timeZone: 'UTC' })
  return dates.format(new Date(`${day}T00:00:00Z`))
}

/** Translates the reason that the product itself gives. Returns the reason of an administrator unchanged. */
function writeReason(reason: string): string {
  return reason === COURSE_REFUNDED ? 'Se devolvió el pago del curso.' : reason
}

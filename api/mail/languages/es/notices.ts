import { partsOfBrowserName } from '#contracts/accounts/browser-name.ts'
import { namePlace } from '#contracts/accounts/name-place.ts'
import { hasRight, type Right } from '#contracts/accounts/rights.ts'
import { LANGUAGES } from '#contracts/language/languages.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { isolateAddress } from '#contracts/text/show-address.ts'
import type { ChangeNotice } from '#api/mail/mail-content.ts'
import type { NoticeWords } from '#api/mail/languages/mail-words.ts'
import { credentialOf } from './credential-of.ts'

const { format } = LANGUAGES.es

export const notices: NoticeWords = {
  ifYours: 'Si fuiste tú, no necesitas hacer nada.',
  ifNot:
    'Si no fuiste tú, presiona el botón en un plazo de siete días. Se cierra la sesión de todos, se dan de baja las otras billeteras, se quitan las llaves de acceso que se agregaron desde entonces, la cuenta pertenece a esta dirección, y te enviamos por correo un enlace para elegir una contraseña nueva.',
  notMe: 'No fui yo',
  tell,
}

function tell(notice: ChangeNotice): { subject: string; what: string } {
  switch (notice.template) {
    case 'password-changed':
      return {
        subject: 'Se cambió tu contraseña',
        what: 'Tu cuenta tiene una contraseña nueva. Se cerró la sesión en todos los demás navegadores y dispositivos.',
      }
    case 'address-change-asked':
      return {
        subject: 'Tu cuenta va a pasar a otra dirección',
        what: `Alguien que conoce tu contraseña pidió que tu cuenta pase a la dirección ${isolateAddress(notice.email)}. Pasará en cuanto se abra el enlace que enviamos a ella.`,
      }
    case 'address-changed':
      return {
        subject: 'Tu cuenta pasó a otra dirección',
        what: `Tu cuenta ahora pertenece a la dirección ${isolateAddress(notice.email)}. Se cerró la sesión en todos los demás navegadores.`,
      }
    case 'passkey-added':
      return {
        subject: 'Se agregó una llave de acceso a tu cuenta',
        what: `Se agregó la llave de acceso ${isolate(notice.name)}. Quien la tenga puede iniciar sesión sin tu contraseña.`,
      }
    case 'passkey-removed':
      return {
        subject: 'Se quitó una llave de acceso de tu cuenta',
        what: `Se quitó la llave de acceso ${isolate(notice.name)}, y ya no inicia la sesión de nadie.`,
      }
    case 'rights-changed':
      return {
        subject: 'Se cambiaron tus derechos',
        what: `Un propietario cambió lo que tu cuenta puede hacer aquí. ${describeRights(notice.rights)}`,
      }
    case 'browser-signed-in':
      return {
        subject: 'Tu cuenta se usó en un navegador nuevo',
        what: `Alguien inició sesión en tu cuenta con ${describeBrowser(notice)}. Allí no se había usado antes, o no desde que se cambió tu contraseña o tu dirección.`,
      }
    case 'data-downloaded':
      return {
        subject: 'Se descargaron los datos de tu cuenta',
        what: 'Alguien que tiene la sesión iniciada en tu cuenta descargó todo lo que guardamos sobre ti.',
      }
    case 'log-ins-failed':
      return {
        subject: 'Alguien intenta una y otra vez iniciar sesión en tu cuenta',
        what: `En las últimas 24 horas se escribió ${String(notice.count)} veces una contraseña incorrecta para tu cuenta. Ninguno de estos intentos logró entrar.`,
      }
    case 'wallet-added':
      return {
        subject: 'Se agregó una credencial a otra billetera',
        what: `Tu ${credentialOf(notice.credentialType)} se agregó a otra billetera${describeName(notice.name)} Quien tenga esa billetera puede mostrar la credencial. También puedes dar de baja solo esa billetera, en tu perfil.`,
      }
  }
}

function describeRights(rights: readonly Right[]): string {
  if (rights.length === 0) return 'Ya no abre la consola.'
  if (hasRight({ rights }, 'own')) return 'Ahora puede hacer todo en la consola.'
  const actions = [
    'ver todo en la consola',
    ...(hasRight({ rights }, 'issue') ? ['emitir credenciales'] : []),
    ...(hasRight({ rights }, 'revoke') ? ['revocar credenciales'] : []),
  ]
  return `Ahora puede ${new Intl.ListFormat(format).format(actions)}.`
}

function describeName(name: string | null): string {
  return name === null
    ? ', que no dijo cómo se llama.'
    : `. La billetera se llama a sí misma “${isolate(name)}”, y nadie ha comprobado ese nombre.`
}

type SignedIn = Extract<ChangeNotice, { template: 'browser-signed-in' }>

function describeBrowser({ browser: name, network, country }: SignedIn): string {
  const place = namePlace({ network, country }, format)
  if (name === null) return `un navegador (${place})`
  const { browser, system } = partsOfBrowserName(name)
  return `${browser ?? 'un navegador'} en ${system ?? 'un dispositivo desconocido'} (${place})`
}

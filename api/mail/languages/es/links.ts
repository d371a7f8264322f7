import { INVITATION_DAYS } from '#contracts/accounts/invitations.ts'
import type { MailWords } from '#api/mail/languages/mail-words.ts'

const IGNORE = 'Si no fuiste tú, ignora este correo: sin el enlace no cambia nada.'
const TEN_MINUTES =
  'El enlace funciona una sola vez, durante 10 minutos. Su página puede enviarte uno nuevo.'

export const links: MailWords['links'] = {
  confirm: {
    subject: 'Confirma tu dirección de correo',
    paragraphs: [
      'Te damos la bienvenida a Visa Success Guide. Por favor, confirma que este buzón es tuyo.',
      'El enlace funciona una sola vez, durante 24 horas. Si no creaste la cuenta, puedes establecer en su página una contraseña propia: entonces la cuenta es solo tuya.',
    ],
    label: 'Confirmar dirección',
  },
  claim: {
    subject: 'Establece una contraseña para tu guía',
    paragraphs: [
      'La guía de visas se compró con esta dirección. Establece una contraseña para usarla en todos los dispositivos. Con eso se cierra la sesión en todos los navegadores que ahora usan esta compra.',
      TEN_MINUTES,
      IGNORE,
    ],
    label: 'Establecer contraseña',
  },
  reset: {
    subject: 'Restablece tu contraseña',
    paragraphs: [
      'Alguien pidió restablecer la contraseña de tu cuenta. Una contraseña nueva cierra todas las sesiones y da de baja todos los dispositivos.',
      TEN_MINUTES,
      IGNORE,
    ],
    label: 'Elegir una contraseña nueva',
  },
  change: {
    subject: 'Confirma tu nueva dirección de correo',
    paragraphs: [
      'Alguien pidió que una cuenta de Visa Success Guide pase a esta dirección. Si fuiste tú, abre el enlace en el navegador donde tienes la sesión iniciada.',
      'El enlace funciona una sola vez, durante 24 horas. Hasta entonces sigue vigente la dirección anterior.',
      IGNORE,
    ],
    label: 'Usar esta dirección',
  },
  unlock: {
    subject: 'Permite que un navegador pruebe tu contraseña',
    paragraphs: [
      'Se probaron demasiadas contraseñas incorrectas para tu cuenta, así que los navegadores nuevos tienen que esperar. El enlace permite que el navegador que lo abre pruebe de todos modos. No inicia la sesión de nadie.',
      TEN_MINUTES,
      'Si no lo pediste, ignora este correo: sin tu contraseña no entra nadie.',
    ],
    label: 'Dejar que este navegador pruebe',
  },
  undone: {
    subject: 'Se cerró la sesión de todos: elige una contraseña nueva',
    paragraphs: [
      'Nos avisaste que un cambio en tu cuenta no fue tuyo. La cuenta pertenece a esta dirección, nadie tiene la sesión iniciada en ella, ningún dispositivo ni otra billetera muestra sus credenciales, y su contraseña ya no funciona. Elige una nueva aquí.',
      TEN_MINUTES,
      'Si otros correos te avisan de cambios que tampoco fueron tuyos, presiona también el botón del más antiguo de ellos. Después revisa tus llaves de acceso: solo se quitan las que se agregaron desde entonces.',
      'Si tu cuenta tenía derechos en la consola, otro propietario tiene que devolvértelos; el único propietario los conserva.',
    ],
    label: 'Elegir una contraseña nueva',
  },
  enrol: {
    subject: 'Agrega una llave de acceso a tu cuenta',
    paragraphs: [
      'Un propietario de la consola te envió este enlace. En su página agregas una llave de acceso, con la que inicias sesión de ahí en adelante; también pide tu contraseña.',
      'El enlace funciona una sola vez, durante 30 minutos. Ábrelo en el dispositivo que va a tener la llave de acceso.',
      'Si no esperabas esto, avisa a un propietario: sin tu contraseña nadie puede continuar.',
    ],
    label: 'Agregar una llave de acceso',
  },
  'has-access': {
    subject: 'Ya tienes la guía de visas',
    paragraphs: [
      'Alguien intentó comprar la guía con esta dirección, que ya tiene acceso premium. No se cobró nada.',
      'Inicia sesión con tu contraseña como siempre. Si la olvidaste, elige una nueva aquí.',
      TEN_MINUTES,
    ],
    label: 'Elegir una contraseña nueva',
  },
  'address-taken': {
    subject: 'Tu dirección ya tiene una cuenta',
    paragraphs: [
      'Alguien se registró con esta dirección, o pidió que otra cuenta pase a ella. La dirección se queda con la cuenta que ya tiene. Si fuiste tú: inicia sesión en esa cuenta, o elige aquí una contraseña nueva para ella.',
      'Si tu cuenta la creó otra persona, el enlace la hace solo tuya: invalida la contraseña de esa persona, cierra sus sesiones y da de baja sus dispositivos.',
      TEN_MINUTES,
    ],
    label: 'Elegir una contraseña nueva',
  },
  invitation: {
    subject: 'Te espera una credencial de visa',
    paragraphs: [
      'Un emisor quiere darte una credencial de visa digital, que guardas en tu teléfono y muestras como un código.',
      `Abre el enlace, inicia sesión en la cuenta de esta dirección o crea una gratuita, y escribe los últimos cuatro dígitos de tu número de pasaporte. El enlace funciona durante ${String(INVITATION_DAYS)} días.`,
      'Si no esperabas nada así, ignora este correo: nadie recibe nada sin los dígitos.',
    ],
    label: 'Aceptar la invitación',
  },
}

import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/screens/account/mailed-links/words.ts'

export const accountMailedLinks: Translated<typeof english> = {
  signIn: 'Iniciar sesión',
  tryAgain: 'Intentar de nuevo',
  openWallet: 'Abrir la billetera',
  chooseNewPassword: 'Elegir una contraseña nueva',
  over: {
    tab: 'Enlace vencido',
    title: 'Este enlace venció o ya se usó',
  },
  expired: {
    text: 'Los enlaces de nuestros correos funcionan una sola vez y por poco tiempo, para que nadie más pueda usarlos después.',
    send: 'Enviar un enlace nuevo',
    sent: {
      title: 'Revisa tu correo',
      text: 'Si el enlace era nuestro y todavía hace falta, va en camino uno nuevo a la misma dirección.',
    },
  },
  incomplete: {
    tab: 'Enlace incompleto',
    title: 'Este enlace está incompleto',
    text: 'Abre otra vez el enlace de nuestro correo. Si tu programa de correo lo partió en dos líneas, cópialo completo en la barra de direcciones.',
  },
  newPassword: {
    label: 'Contraseña nueva',
    atLeast: (count) => `Al menos ${String(count)} caracteres.`,
  },
  claim: {
    first: { title: 'Establece tu contraseña', action: 'Establecer contraseña' },
    another: { title: 'Elige una contraseña nueva', action: 'Cambiar contraseña' },
    lede: 'Con ella se abre tu cuenta en cualquier dispositivo. Tu sesión se inicia aquí, y se cierra en todos los demás navegadores donde está iniciada.',
    passkeyNext: {
      tab: 'Contraseña establecida',
      title: 'Tu contraseña nueva está establecida',
      text: 'Se cerró la sesión en todos los navegadores y dispositivos. Inicia sesión con tu llave de acceso para continuar.',
    },
  },
  confirm: {
    pending: 'Confirmando tu dirección…',
    failed: 'Tu dirección aún no está confirmada',
    done: {
      tab: 'Dirección confirmada',
      title: 'Tu dirección está confirmada',
      text: (address) => `${address} ahora pertenece a tu cuenta.`,
      action: 'Continuar',
    },
    notYours: '¿No es tu cuenta?',
    signInFirst: {
      title: 'Confirma tu dirección',
      lede: 'Inicia sesión, con el nombre de usuario, en la cuenta que se registró con esta dirección. Así la dirección queda confirmada.',
      otherwise:
        'Si no la registraste, o ya no sabes la contraseña, establece una nueva. Así la cuenta es tuya, y se cierra la sesión de todos los demás.',
      setPassword: 'Establecer contraseña',
    },
    signInToMove: {
      title: 'Confirma tu dirección nueva',
      lede: 'Inicia sesión en la cuenta que debe pasar a esta dirección. Así la cuenta pasa a ella.',
      otherwise: 'Entonces cierra esta página. Nada cambia sin la contraseña de esa cuenta.',
    },
  },
  enrol: {
    title: 'Agrega una llave de acceso',
    lede: 'De ahora en adelante inicias sesión con ella: con tu huella digital, tu rostro o el PIN de este dispositivo. Escribe tu contraseña para continuar.',
    password: 'Contraseña',
    add: 'Agregar una llave de acceso',
    impossible: {
      title: 'Este navegador no tiene llaves de acceso',
      text: 'Abre el enlace en otro navegador o en otro dispositivo. El enlace aún no se ha usado.',
    },
    added: {
      tab: 'Llave de acceso agregada',
      title: 'Tu llave de acceso está agregada',
      text: 'El enlace ya se usó. Agrega pronto una segunda llave de acceso en otro dispositivo, desde tu perfil.',
      action: 'Iniciar sesión con ella',
    },
    over: 'Pide otro a un propietario de la consola o a la persona que opera el servidor.',
  },
  invitation: {
    pending: 'Leyendo tu invitación…',
    unread: 'No se pudo leer la invitación',
    title: 'Te espera una credencial de visa',
    lede: (address) =>
      `Se hizo para ${address}. Escribe los últimos cuatro dígitos de tu número de pasaporte, y la credencial se pone en tu billetera.`,
    accountFirst: {
      lede: (address) =>
        `Inicia sesión con ${address}, o crea una cuenta gratuita para esa dirección. Después escribes los últimos cuatro dígitos de tu número de pasaporte, y la credencial se pone en tu billetera.`,
      question: '¿Ya tienes una cuenta?',
      signIn: (address) => `Inicia sesión en la que tiene ${address}.`,
    },
    digits: 'Últimos 4 dígitos del pasaporte',
    accept: 'Aceptar',
    done: {
      issued: {
        title: 'La credencial es tuya',
        text: 'Está en tu billetera. Tu dirección de correo también está confirmada.',
      },
      waiting: {
        title: 'Aceptaste la invitación',
        text: 'Un emisor debe revisarla una vez más. Un correo te avisa en cuanto la credencial está en tu billetera.',
      },
    },
    over: {
      tab: 'Invitación terminada',
      title: 'Esta invitación ya terminó',
      text: 'Ya se aceptó, se retiró o es demasiado antigua. Si su credencial no está en tu billetera, pide otra a la persona que te invitó.',
    },
    locked: {
      tab: 'Invitación bloqueada',
      title: 'Esta invitación está bloqueada',
      text: 'Se escribieron dígitos incorrectos demasiadas veces. Ya se avisó a la persona que te invitó; pídele otra invitación.',
    },
  },
  notMe: {
    tab: 'No fui yo',
    title: '¿No fuiste tú?',
    lede: 'Entonces recupera tu cuenta. No necesitas contraseña para eso.',
    what: 'Qué hace el botón',
    effects: {
      signedOut:
        'Se cierra la sesión de todos, y ya ningún dispositivo ni otra billetera muestra tus credenciales.',
      password:
        'La contraseña y las llaves de acceso que se agregaron desde el cambio dejan de funcionar.',
      address:
        'La cuenta pertenece a la dirección a la que se envió nuestro correo, también si la cuenta se pasó a otra.',
      mail: 'A esa dirección te enviamos un enlace para elegir una contraseña nueva.',
      rights:
        'Los derechos en la consola de administración, si la cuenta los tiene, esperan hasta que un propietario los devuelva.',
    },
    stays: 'Tus credenciales, tus compras y tu avance quedan como están.',
    undo: 'No fui yo',
    leave: 'Fui yo',
    done: {
      title: 'Se cerró la sesión de todos',
      lede: 'Ahora revisa tu correo.',
      link: 'El enlace de nuestro correo te permite elegir una contraseña nueva, durante diez minutos.',
      otherMails:
        'Si otros correos te avisan de cambios que no hiciste, presiona también el botón del más antiguo de ellos.',
      rights: 'Tus derechos en la consola',
      rightsNotes: {
        withdrawn:
          'Tus derechos en la consola de administración están retirados. Pide a otro propietario que revise la actividad y te los devuelva.',
        kept: 'Nadie más es propietario, así que tus derechos se quedan: nadie más podría devolverlos. Elige una contraseña nueva de inmediato, revisa en la actividad de la consola lo que se hizo en tu nombre, y da también a otra persona el rol de propietario.',
      },
    },
    tooLate:
      'Si se usó, la sesión de todos está cerrada, y en tu correo hay un enlace para elegir una contraseña nueva. Si venció, una contraseña nueva también cierra la sesión de todos. Si tu cuenta pasó a otra dirección, escríbenos.',
  },
  unlock: {
    tab: 'Permite que este navegador intente',
    title: 'Permite que este navegador pruebe tu contraseña',
    text: 'Alguien probó demasiadas contraseñas incorrectas para tu cuenta, así que los navegadores nuevos deben esperar. Este no tiene que esperar. De todos modos inicias sesión con tu contraseña.',
    action: 'Dejar que este navegador intente',
    done: {
      tab: 'Intenta de nuevo',
      title: 'Este navegador puede intentar de nuevo',
      text: 'Las contraseñas equivocadas de otras personas ya no gastan tus intentos.',
    },
  },
}

// Runs before the app. This script is a separate file, because the content security policy refuses
// inline scripts. It is in ES5, because older browsers must be able to run it.

// Shows a notice in a browser that lacks a feature that the app needs. The app's own scripts run
// after this event.
document.addEventListener('readystatechange', function () {
  if (document.readyState !== 'interactive') return

  function hasAll() {
    var isTypeRead
    try {
      // This address is invalid, so no worker starts. The line only finds out whether the browser
      // reads the option `type`.
      new Worker('http://:', {
        get type() {
          isTypeRead = true
        },
      })
    } catch (error) {
      return (
        isTypeRead &&
        [].toReversed &&
        AbortSignal.timeout &&
        BroadcastChannel &&
        DecompressionStream &&
        (navigator.locks || !isSecureContext) &&
        new OffscreenCanvas(1, 1).getContext('2d') &&
        CSS.supports('selector(html:has(dialog:modal))') &&
        CSS.supports('color', 'color-mix(in srgb,red,red)') &&
        CSS.supports('width', '1cqi') &&
        CSS.supports('width', '1dvh')
      )
    }
  }
  try {
    if (hasAll()) return
  } catch (error) {
    // A browser that does not know a name above throws an error. That feature is missing.
  }

  var notice = document.createElement('p')
  notice.setAttribute('role', 'alert')
  notice.style.cssText = 'padding:1rem;background:#fff3d6;color:#3a2a00'
  notice.textContent =
    'This browser is too old for this site: parts of it do not work. Update it, or use Safari or iOS 16.4, Chrome or Edge 111, Firefox 121, or newer.'
  if (/verify/.test(location.pathname))
    notice.textContent +=
      ' To check a code now, scan it with the camera of a newer phone, or ask its holder for the link.'
  document.body.insertBefore(notice, document.body.firstChild)
  // The app may not start, and its forms and inert controls would then never answer, so this
  // removes them. A summary works without the app, so it stays.
  var dead = document.querySelectorAll('form,[inert]')
  for (var at = 0; at < dead.length; at++) {
    if (dead[at].tagName === 'SUMMARY') dead[at].removeAttribute('inert')
    else dead[at].parentNode.removeChild(dead[at])
  }
})

// Sets the theme before the first paint.
;(function () {
  var preference = null
  try {
    preference = localStorage.getItem('theme')
  } catch (error) {
    preference = null
  }
  var prefersDark = matchMedia('(prefers-color-scheme: dark)').matches
  var isDark = preference === 'dark' || (preference !== 'light' && prefersDark)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
})()

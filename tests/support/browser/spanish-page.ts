// A document in Spanish, for which the app reads its language once, when it is loaded.
document.documentElement.lang = 'es'
document.body.innerHTML = '<div id="root"><p></p></div>'

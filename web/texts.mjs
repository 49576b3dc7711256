// What the page itself says, side by side in the languages; the games' own texts come from the application.

/** @typedef {'es' | 'it' | 'en' | 'pt'} Language */

const TEXTS = {
  home: ['Sagaz', 'Sagaz', 'Sagaz', 'Sagaz'],
  mastermind: ['Mastermind', 'Mastermind', 'Mastermind', 'Mastermind'],
  'picas-fijas': ['Picas y fijas', 'Picas e fijas', 'Picas & Fijas', 'Touros e vacas'],
  thirtyone: ['El juego del 31', 'Il gioco del 31', 'The 31 game', 'O jogo do 31'],
  trees: ['Árboles de juego', 'Alberi di gioco', 'Game trees', 'Árvores de jogo'],
  tictactoe: ['Tres en raya', 'Tris', 'Tic-tac-toe', 'Jogo da velha'],
  matrix: ['Juegos matriciales', 'Giochi matriciali', 'Matrix games', 'Jogos matriciais'],
  betting: ['Apuestas A/K', 'Scommesse A/K', 'A/K betting', 'Apostas A/K'],
  cluedo: ['Cuaderno de Cluedo', 'Taccuino di Cluedo', 'Cluedo notebook', 'Caderno de Cluedo'],
  spaces: ['Espacios de versiones', 'Spazi delle versioni', 'Version spaces', 'Espaços de versões'],
  play: ['Jugar', 'Gioca', 'Play', 'Jogar'],
  close: ['Cerrar', 'Chiudi', 'Close', 'Fechar'],
  loading: ['Cargando…', 'Caricamento…', 'Loading…', 'Carregando…'],
  board: ['dibujo del juego; los mismos controles están antes, como texto', 'disegno del gioco; gli stessi comandi sono prima, come testo', 'drawing of the game; the same controls come before it as text', 'desenho do jogo; os mesmos controles vêm antes, como texto'],
  typing: ['Escribe aquí', 'Scrivi qui', 'Type here', 'Escreva aqui'],
  badOption: ['{name}="{value}" no vale; se usa el valor normal. Valores posibles: {expected}.', '{name}="{value}" non è valido; si usa il valore normale. Valori possibili: {expected}.', '{name}="{value}" is not valid, so the default is used. Possible values: {expected}.', '{name}="{value}" não é válido; usa-se o valor padrão. Valores possíveis: {expected}.'],
  keptGame: ['Tu partida anterior está guardada.', 'La tua partita precedente è salvata.', 'Your earlier game is kept.', 'Sua partida anterior está guardada.'],
  backToGame: ['Volver a mi partida', 'Torna alla mia partita', 'Back to my game', 'Voltar à minha partida'],
  noWebgl: ['Este navegador no puede dibujar el juego (falta WebGL 2); aquí está completo como texto.', 'Questo browser non può disegnare il gioco (manca WebGL 2); eccolo completo come testo.', 'This browser cannot draw the game (no WebGL 2); here it is, complete, as text.', 'Este navegador não consegue desenhar o jogo (falta WebGL 2); aqui está ele completo, como texto.'],
  pictureLost: ['El navegador ha cerrado el dibujo; el juego sigue como texto y el dibujo volverá en cuanto se pueda.', 'Il browser ha chiuso il disegno; il gioco continua come testo e il disegno tornerà appena possibile.', 'The browser has closed the drawing; the game goes on as text and the drawing returns as soon as it can.', 'O navegador fechou o desenho; o jogo continua como texto e o desenho voltará assim que possível.'],
  noWasm: ['El juego no puede arrancar: la página o el navegador no permiten WebAssembly, o no se ha podido descargar.', 'Il gioco non può partire: la pagina o il browser non permettono WebAssembly, o non è stato possibile scaricarlo.', 'The game cannot start: the page or the browser does not allow WebAssembly, or it could not be downloaded.', 'O jogo não consegue iniciar: a página ou o navegador não permite WebAssembly, ou não foi possível baixá-lo.'],
  crashed: ['El juego se ha detenido por un error. Nada se ha perdido:', 'Il gioco si è fermato per un errore. Niente è andato perso:', 'The game has stopped because of an error. Nothing is lost:', 'O jogo parou por causa de um erro. Nada se perdeu:'],
  restart: ['Seguir desde la última jugada', 'Riprendi dall’ultima mossa', 'Continue from the last move', 'Continuar da última jogada'],
  copyByHand: ['Copia este enlace:', 'Copia questo link:', 'Copy this link:', 'Copie este link:'],
};
const COLUMN = { es: 0, it: 1, en: 2, pt: 3 };

/** @param {Language} language  @param {keyof typeof TEXTS} name */
export function text(language, name, values = {}) {
  return TEXTS[name][COLUMN[language] ?? 2].replace(/\{(\w+)\}/g, (_, key) => values[key]);
}

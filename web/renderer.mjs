// Draws a frame with WebGL 2 from the data in the program's memory (format: shell/app/frame_data.hpp). Nothing else
// uses the context, so its state is set once. No call reads back while drawing, because that would wait for the GPU.

const POSITION = 0, UV = 1, COLOUR = 2, VIEW = 3; // locations of the attributes
const VERTEX_BYTES = 20;
const CREATE = 0, DESTROY = 2; // of a texture; 1 is an update

// The view (2/width, 2/height) is a constant attribute: unlike a uniform it needs no location look-up.
const VERTEX = `#version 300 es
layout(location = ${POSITION}) in vec2 position;
layout(location = ${UV}) in vec2 uv;
layout(location = ${COLOUR}) in vec4 colour;
layout(location = ${VIEW}) in vec2 view;
out vec2 at;
out vec4 tint;
void main() {
  at = uv;
  tint = colour;
  gl_Position = vec4(position.x * view.x - 1., 1. - position.y * view.y, 0, 1);
}`;
const FRAGMENT = `#version 300 es
precision mediump float;
uniform sampler2D image;
in vec2 at;
in vec4 tint;
out vec4 colour;
void main() { colour = tint * texture(image, at); }`;

export class Renderer {
  #textures = new Map(); // by the program's numbers

  /** @param {WebGL2RenderingContext} gl  a new context in its initial state */
  constructor(gl) {
    this.gl = gl;
    const program = gl.createProgram();
    for (const [type, source] of [[gl.VERTEX_SHADER, VERTEX], [gl.FRAGMENT_SHADER, FRAGMENT]]) {
      const shader = gl.createShader(type);
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      gl.attachShader(program, shader);
    }
    gl.linkProgram(program);
    this.program = program;
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
    for (const place of [POSITION, UV, COLOUR]) gl.enableVertexAttribArray(place);
    gl.enable(gl.SCISSOR_TEST);
    gl.enable(gl.BLEND);
    gl.blendFuncSeparate(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA, gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    gl.clearColor(0, 0, 0, 1);
    this.largestTexture = gl.getParameter(gl.MAX_TEXTURE_SIZE); // read here, while the GPU has nothing to do
  }

  /** Whether the shaders compiled and linked. It waits for the GPU, so call it late, before the first frame. */
  ready() {
    const { gl, program } = this;
    if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return false;
    gl.useProgram(program);
    return true;
  }

  /** @param {Uint8Array} memory  the program's @param {number} address  of the frame's data */
  draw(memory, address) {
    const { gl } = this, { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
    const words = new Int32Array(memory.buffer, address), [unitsWide, unitsHigh] = new Float32Array(memory.buffer, address, 2);
    let next = 2;
    const take = () => words[next++];
    for (let left = take(); left > 0; left--, next += 8) this.#texture(memory, ...words.subarray(next, next + 8));
    gl.viewport(0, 0, width, height);
    gl.scissor(0, 0, width, height);
    gl.clear(gl.COLOR_BUFFER_BIT);
    gl.vertexAttrib4f(VIEW, 2 / unitsWide, 2 / unitsHigh, 0, 0);
    let texture = 0, vertex = -1;
    for (let lists = take(); lists > 0; lists--) {
      gl.bufferData(gl.ARRAY_BUFFER, memory, gl.STREAM_DRAW, take(), take());
      gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, memory, gl.STREAM_DRAW, take(), take());
      for (let draws = take(); draws > 0; draws--) {
        gl.scissor(take(), take(), take(), take());
        const wanted = take(), count = take(), index = take(), first = take();
        if (wanted !== texture) gl.bindTexture(gl.TEXTURE_2D, this.#textures.get(texture = wanted) ?? null);
        if (first !== vertex) this.#point(vertex = first);
        gl.drawElements(gl.TRIANGLES, count, gl.UNSIGNED_SHORT, index);
      }
    }
  }

  #point(first) {
    const { gl } = this;
    gl.vertexAttribPointer(POSITION, 2, gl.FLOAT, false, VERTEX_BYTES, first);
    gl.vertexAttribPointer(UV, 2, gl.FLOAT, false, VERTEX_BYTES, first + 8);
    gl.vertexAttribPointer(COLOUR, 4, gl.UNSIGNED_BYTE, true, VERTEX_BYTES, first + 16);
  }

  #texture(memory, change, number, x, y, width, height, pixels, pitch) {
    const { gl } = this;
    if (change === DESTROY) {
      gl.deleteTexture(this.#textures.get(number) ?? null);
      this.#textures.delete(number);
      return;
    }
    if (change === CREATE) this.#textures.set(number, gl.createTexture());
    gl.bindTexture(gl.TEXTURE_2D, this.#textures.get(number) ?? null);
    gl.pixelStorei(gl.UNPACK_ROW_LENGTH, pitch);
    if (change !== CREATE) return gl.texSubImage2D(gl.TEXTURE_2D, 0, x, y, width, height, gl.RGBA, gl.UNSIGNED_BYTE, memory, pixels);
    for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, filter, gl.LINEAR);
    for (const wrap of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, wrap, gl.CLAMP_TO_EDGE);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, memory, pixels);
  }
}

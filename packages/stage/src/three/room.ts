import {
  Color,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Raycaster,
  Scene as Room,
  ShadowMaterial,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { Palette } from '../palette.ts';
import type { Point, Scene } from '../scene.ts';
import type { Sight } from './aim.ts';
import { eyeOf, type Frame, type Orbit, type Place, VIEW } from './orbit.ts';
import { thickness } from './slabs.ts';

/** A dark page is lit less from above and more by the sun. */
const LIGHTS = { light: { sky: 1.72, sun: 1.6 }, dark: { sky: 1.5, sun: 1.75 } } as const;
/** More pixels than these a pixel of the page nobody sees. */
const MOST_RATIO = 2;
/** Pixels of the shadows from side to side, with and without a graphics card. */
const SHADOW = 2048;
const MODEST_SHADOW = 1024;

/** The room in which a board stands: its light, the eye, and what draws it. */
export class LitRoom {
  readonly room = new Room();
  readonly camera = new PerspectiveCamera(VIEW, 1, 0.5, 400);
  /** There is no graphics card. */
  readonly modest = isSoftware();
  readonly #renderer: WebGLRenderer;
  readonly #sky = new HemisphereLight();
  readonly #sun = new DirectionalLight();
  readonly #floor = new Mesh(new PlaneGeometry(400, 400).rotateX(-Math.PI / 2), new ShadowMaterial({ opacity: 0.16 }));
  #width = 1;
  #height = 1;

  /** Throws where the browser cannot draw. */
  constructor(element: HTMLElement) {
    const { modest } = this;
    this.#renderer = new WebGLRenderer({ antialias: !modest });
    this.#renderer.setPixelRatio(modest ? 1 : Math.min(devicePixelRatio, MOST_RATIO));
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    this.#sun.castShadow = true;
    this.#sun.shadow.mapSize.setScalar(modest ? MODEST_SHADOW : SHADOW);
    this.#sun.shadow.bias = -0.0006;
    this.#sun.shadow.normalBias = 0.02;
    this.#sun.shadow.radius = 3;
    this.#floor.receiveShadow = true;
    this.room.add(this.#sky, this.#sun, this.#sun.target, this.#floor);
    const canvas = this.#renderer.domElement;
    canvas.style.display = 'block';
    canvas.style.touchAction = 'none';
    canvas.setAttribute('aria-hidden', 'true');
    element.append(canvas);
  }

  get canvas(): HTMLCanvasElement {
    return this.#renderer.domElement;
  }

  /** How sharp slanted pictures can be. */
  get sharpest(): number {
    return this.#renderer.capabilities.getMaxAnisotropy();
  }

  resize(width: number, height: number): void {
    this.#width = Math.max(1, width);
    this.#height = Math.max(1, height);
    this.#renderer.setSize(this.#width, this.#height);
  }

  /** Light and ground for a scene. */
  light(scene: Scene, palette: Palette): void {
    const back = new Color(palette[scene.backdrop]);
    const dark = luminance(palette.bg) < 0.25;
    const { sky, sun } = dark ? LIGHTS.dark : LIGHTS.light;
    this.room.background = back;
    this.#sky.color.set('#FFFFFF');
    this.#sky.groundColor.set(dark ? '#6B6661' : '#B9B2A8');
    this.#sky.intensity = sky;
    this.#sun.intensity = sun;
    const { x, y, width, height } = scene.bounds;
    const [middle, reach] = [{ x: x + width / 2, y: y + height / 2 }, Math.hypot(width, height) / 2 + 1];
    this.#sun.target.position.set(middle.x, 0, middle.y);
    this.#sun.position.set(middle.x - 0.55 * reach, 1.5 * reach, middle.y - 0.4 * reach);
    const { camera } = this.#sun.shadow;
    Object.assign(camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 0.1, far: 4 * reach });
    camera.updateProjectionMatrix();
    this.#floor.position.y = scene.ground.length > 0 ? -Math.max(...scene.ground.map(thickness)) : -0.045;
  }

  /** Something has moved, so shadows fall elsewhere. */
  shade(): void {
    this.#renderer.shadowMap.needsUpdate = true;
  }

  look(orbit: Orbit, frame: Frame): void {
    this.camera.aspect = this.#width / this.#height;
    this.camera.updateProjectionMatrix();
    const { eye, at } = eyeOf(orbit, frame, this.camera.aspect);
    this.camera.position.set(eye.x, eye.height, eye.y);
    this.camera.lookAt(at.x, at.height, at.y);
    this.camera.updateMatrixWorld();
  }

  /** Where the eye is. */
  get eye(): Place {
    const { x, y, z } = this.camera.position;
    return { x, y: z, height: y };
  }

  /** What the eye sees at a pixel. */
  sight(at: Point): Sight {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2((2 * at.x) / this.#width - 1, 1 - (2 * at.y) / this.#height), this.camera);
    const { origin, direction } = ray.ray;
    return {
      eye: { x: origin.x, y: origin.z, height: origin.y },
      way: { x: direction.x, y: direction.z, height: direction.y },
    };
  }

  /** The pixel of a place; undefined where it is out of sight. */
  pixel({ x, y, height }: Place): Point | undefined {
    const seen = new Vector3(x, height, y).project(this.camera);
    if (Math.abs(seen.x) > 1 || Math.abs(seen.y) > 1 || seen.z > 1) return undefined;
    return { x: ((seen.x + 1) / 2) * this.#width, y: ((1 - seen.y) / 2) * this.#height };
  }

  /** Pixels as units of the scene in the middle of the picture. */
  units({ x, y }: Point): Point {
    const { eye, way } = this.sight({ x: this.#width / 2, y: this.#height / 2 });
    const far = Math.abs(eye.height / way.height);
    const unit = (2 * far * Math.tan((VIEW * Math.PI) / 360)) / this.#height;
    return { x: x * unit, y: y * unit };
  }

  draw(): void {
    this.#renderer.render(this.room, this.camera);
  }

  dispose(): void {
    this.#floor.geometry.dispose();
    this.#floor.material.dispose();
    this.#sun.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
    this.#renderer.domElement.remove();
  }
}

const luminance = (colour: string): number => {
  const { r, g, b } = new Color(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Whether there is no graphics card, so that every pixel costs the processor. */
const isSoftware = (): boolean => {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return true;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return /swiftshader|llvmpipe|software|basic render/i.test(name);
};

import {
  AmbientLight,
  BufferAttribute,
  BufferGeometry,
  Color,
  DirectionalLight,
  Group,
  Mesh,
  MeshStandardMaterial,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from 'three';
import { glowAt, hemisphere, placeOfLight } from './folded-surface.ts';

/** A scene on a canvas. */
export type Stage = {
  /** Lets themes shine, each from 0 to 1; where one is looked at the others step back. */
  light(strengths: readonly number[], active: number | null): void;
  /** Draws it after it went to and fro so many times. */
  draw(turns: number): void;
  close(): void;
};

type Half = { geometry: BufferGeometry; positions: Float32Array };

const DARK = new Color(0x2b3138);
const BRIGHT = new Color(0xffc872);
/** What is left of the others while one is looked at. */
const STEPPED_BACK = 0.15;

function openHalf(side: -1 | 1): Half {
  const { positions, indices } = hemisphere(side);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(positions.length), 3));
  geometry.setIndex(new BufferAttribute(indices, 1));
  geometry.computeVertexNormals();
  return { geometry, positions };
}

function openScene(brain: Group): { scene: Scene; camera: PerspectiveCamera } {
  const scene = new Scene();
  const camera = new PerspectiveCamera(32, 1, 0.1, 20);
  camera.position.set(0, 1.15, 4.1);
  camera.lookAt(0, 0, 0);
  const key = new DirectionalLight(0xffffff, 1.6);
  key.position.set(1.5, 3, 2.5);
  scene.add(new AmbientLight(0xffffff, 0.85), key, brain);
  return { scene, camera };
}

function shade({ geometry, positions }: Half, lights: Parameters<typeof glowAt>[1]): void {
  const colours = geometry.getAttribute('color');
  const colour = new Color();
  for (let place = 0; place < positions.length; place += 3) {
    const [x = 0, y = 0, z = 0] = positions.subarray(place, place + 3);
    colour.lerpColors(DARK, BRIGHT, glowAt([x, y, z], lights));
    colours.setXYZ(place / 3, colour.r, colour.g, colour.b);
  }
  colours.needsUpdate = true;
}

/** Null where the browser does not draw in three dimensions. */
export function openStage(canvas: HTMLCanvasElement): Stage | null {
  // Kept after it is drawn, for whoever saves the picture.
  const context = canvas.getContext('webgl2', { alpha: true, antialias: true, preserveDrawingBuffer: true });
  if (!context) return null;
  const renderer = new WebGLRenderer({ canvas, context });
  renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2));
  const material = new MeshStandardMaterial({ vertexColors: true, roughness: 0.7 });
  const halves = [openHalf(-1), openHalf(1)];
  const brain = new Group();
  brain.add(...halves.map(({ geometry }) => new Mesh(geometry, material)));
  const { scene, camera } = openScene(brain);
  return {
    light(strengths, active) {
      const lights = strengths.map((strength, index) => ({
        at: placeOfLight(index, strengths.length),
        strength: active === null || active === index ? strength : strength * STEPPED_BACK,
      }));
      for (const half of halves) shade(half, lights);
    },
    draw(turns) {
      const { clientWidth, clientHeight } = canvas;
      if (clientWidth === 0 || clientHeight === 0) return;
      camera.aspect = clientWidth / clientHeight;
      camera.updateProjectionMatrix();
      renderer.setSize(clientWidth, clientHeight, false);
      // To and fro: the side with the lights stays in sight.
      brain.rotation.y = 0.4 + 0.6 * Math.sin(turns * 2 * Math.PI);
      renderer.render(scene, camera);
    },
    close() {
      for (const { geometry } of halves) geometry.dispose();
      material.dispose();
      renderer.dispose();
    },
  };
}

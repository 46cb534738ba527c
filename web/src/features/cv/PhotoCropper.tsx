import { Button, Group, Stack } from '@mantine/core';
import { editProfilePicture } from '@portal/contract/cv';
import { maxFileBytes } from '@portal/contract/files';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Text } from '../../ui/Text.tsx';
import { type Crop, mostZoom, moved, photoSide, wholeCrop, zoomed, zoomOf } from './crop.rules.ts';
import classes from './photo.module.css';
import { readFromCv } from './read-from-cv.ts';

interface Props {
  picture: ImageBitmap | null;
  onClose: () => void;
}

/** Cuts the photo out of a picture, by pointer, touch or keyboard, and saves it. */
export function PhotoCropper({ picture, onClose }: Props) {
  const t = useTexts('cvData');
  return (
    <Dialog opened={picture !== null} onClose={onClose} title={t('photo.cropTitle')} closesOutside={false}>
      {picture !== null && <Cropper picture={picture} onClose={onClose} />}
    </Dialog>
  );
}

/** One step of an arrow key, in parts of the square. */
const step = 0.04;
const arrows: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** Pixels of the preview while one chooses. */
const shownPixels = 640;

function Cropper({ picture, onClose }: { picture: ImageBitmap; onClose: () => void }) {
  const t = useTexts('cvData');
  const help = useId();
  const [crop, setCrop] = useState(() => wholeCrop(picture));
  const [hasFailed, setFailed] = useState(false);
  const save = useSend(editProfilePicture, { invalidates: readFromCv, quiet: true, onSuccess: onClose });
  const canvas = useRef<HTMLCanvasElement>(null);
  const pull = usePull((change) => setCrop((now) => change(now)), picture);

  useEffect(() => {
    if (canvas.current !== null) draw(canvas.current, picture, crop);
  }, [picture, crop]);

  const press = (event: KeyboardEvent) => {
    const [across, down] = arrows[event.key] ?? [0, 0];
    if (across === 0 && down === 0) return;
    event.preventDefault();
    setCrop((now) => moved(now, picture, across, down));
  };
  const confirm = async () => {
    const content = await jpegOf(picture, crop);
    setFailed(content === undefined);
    if (content !== undefined) save.mutate({ body: { extension: 'jpg', ficheroB64: content } });
  };
  return (
    <Stack>
      <Text dim small id={help}>
        {t('photo.cropHelp')}
      </Text>
      {/* biome-ignore lint/a11y/useSemanticElements: it is no set of fields, but what the arrows move */}
      <div
        className={classes.stage}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows move the picture in it
        tabIndex={0}
        aria-label={t('photo.stage')}
        aria-describedby={help}
        onKeyDown={press}
        {...pull}
      >
        <canvas ref={canvas} width={shownPixels} height={shownPixels} />
      </div>
      <label className={classes.zoom}>
        <Text component="span" small strong>
          {t('photo.zoom')}
        </Text>
        <input
          type="range"
          min={1}
          max={mostZoom}
          step={0.05}
          value={zoomOf(crop, picture)}
          onChange={({ currentTarget }) => setCrop(zoomed(crop, picture, Number(currentTarget.value)))}
        />
      </label>
      {hasFailed && (
        <Text small role="alert">
          {t('photo.unreadable')}
        </Text>
      )}
      <ErrorBanner error={save.error} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} disabled={save.isPending}>
          {t('photo.cancel')}
        </Button>
        <Button onClick={confirm} loading={save.isPending}>
          {t('photo.save')}
        </Button>
      </Group>
    </Stack>
  );
}

interface Point {
  x: number;
  y: number;
}

const apart = ([one, other]: readonly Point[]): number =>
  one === undefined || other === undefined ? 0 : Math.hypot(one.x - other.x, one.y - other.y);

/** Dragging moves the picture, two fingers zoom. */
function usePull(change: (by: (crop: Crop) => Crop) => void, picture: ImageBitmap) {
  const fingers = useRef(new Map<number, Point>());
  const end = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const before = fingers.current.get(event.pointerId);
      if (before === undefined) return;
      const spread = apart([...fingers.current.values()]);
      const at = { x: event.clientX, y: event.clientY };
      fingers.current.set(event.pointerId, at);
      const now = apart([...fingers.current.values()]);
      if (spread > 0 && now > 0) {
        change((crop) => zoomed(crop, picture, (zoomOf(crop, picture) * now) / spread));
        return;
      }
      const { clientWidth } = event.currentTarget;
      change((crop) =>
        moved(crop, picture, (before.x - at.x) / clientWidth, (before.y - at.y) / clientWidth),
      );
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, { x, y, side }: Crop): void {
  const drawing = canvas.getContext('2d');
  if (drawing === null) return;
  // A JPEG has nothing that shows through.
  drawing.fillStyle = '#ffffff';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
}

const qualities = [0.9, 0.75, 0.5];

/** The photo in base64; undefined where the browser cannot make one. */
async function jpegOf(picture: ImageBitmap, crop: Crop): Promise<string | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = photoSide(crop);
  canvas.height = canvas.width;
  draw(canvas, picture, crop);
  for (const quality of qualities) {
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    if (blob !== null && blob.size <= maxFileBytes) return base64Of(blob);
  }
  return undefined;
}

const base64Of = (blob: Blob): Promise<string | undefined> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1]);
    reader.onerror = () => resolve(undefined);
    reader.readAsDataURL(blob);
  });

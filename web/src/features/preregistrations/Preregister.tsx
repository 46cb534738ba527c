import { Stack } from '@mantine/core';
import { maxPutForward } from '@portal/contract/preregistrations';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useListParams } from '../../lib/routing/useListParams.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { ChooseOffer } from './ChooseOffer.tsx';
import { ChooseStudents } from './ChooseStudents.tsx';
import { ChosenStudents } from './ChosenStudents.tsx';
import { idsIn } from './chosen.ts';

/** One or many students for one offer. The address holds both, so that either may be brought along. */
export default function Preregister() {
  const t = useTexts('preregistrations');
  const { get, set } = useListParams();
  const urlOferta = /^[\w-]{8,64}$/.test(get('oferta')) ? get('oferta') : null;
  const alumnos = idsIn(get('alumnos'), maxPutForward);
  const choose = (ids: readonly number[]) => set({ alumnos: ids.join(',') });
  return (
    <>
      <PageHead title={t('title')} context={t('context')} />
      <Stack gap={0} maw="52rem">
        <ChooseOffer urlOferta={urlOferta} onChoose={(oferta) => set({ oferta })} />
        <ChooseStudents
          chosen={alumnos}
          onAdd={(idAlumno) => choose([...alumnos, idAlumno].slice(0, maxPutForward))}
        />
        {urlOferta !== null && (
          <ChosenStudents
            urlOferta={urlOferta}
            alumnos={alumnos}
            onRemove={(idAlumno) => choose(alumnos.filter((id) => id !== idAlumno))}
          />
        )}
      </Stack>
    </>
  );
}

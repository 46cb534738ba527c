/** A placement, as the parts of its page are given it. */
export interface PartProps {
  readonly placement: { readonly idPractica: number; readonly estado: string };
}

/** Before it begins there is nothing to report. */
export const hasReports = ({ estado }: PartProps['placement']): boolean =>
  estado !== 'preparacion' && estado !== 'lista';

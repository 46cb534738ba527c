/** A login of this contact for this company; its signature is the server's matter. */
export function loginOf(sub: number, idEmpresa: number, at = 0) {
  const claims = { sub: String(sub), exp: Math.floor(Date.now() / 1000) + 3600 + at };
  return {
    token: `.${btoa(JSON.stringify(claims))}.`,
    userType: 'Empresa' as const,
    name: 'Ana',
    conPracticas: true,
    conEmpleo: true,
    primerAcceso: false,
    soloCiclosUAX: false,
    puedeOfertasPracticas: true,
    idIdiomaPreferido: null,
    modoOscuro: null,
    idEmpresa,
    nombreComercial: 'Nexo',
    variasEmpresas: true,
  };
}

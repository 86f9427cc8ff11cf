/** Machines that run tests are shared and slow at times: how fast something is, the bench measures. */
jest.setTimeout(30_000);

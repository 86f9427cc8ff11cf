// Runs one 3x3 convolution network of Open Image Denoise on the CPU (no other library needed).
// Tensors are kept as [channels/16][height+2][width+2][16] floats with a border of zeros.
#include <omp.h>
#include <stdlib.h>
#include <string.h>
typedef float v16 __attribute__((vector_size(64), aligned(64)));
typedef int i16v __attribute__((vector_size(64)));
static inline v16 vmax(v16 a, v16 b) {
  i16v m = a > b;
  return (v16)((m & (i16v)a) | (~m & (i16v)b));
}
#ifdef __AVX512F__
#define P 13
#else
#define P 4
#endif
static size_t plane(int H, int W) { return (size_t)(H + 2) * (W + 2) * 16; }
void *tnew(int cb, int H, int W) {
  void *p = aligned_alloc(64, plane(H, W) * cb * 4 + 4096);
  memset(p, 0, plane(H, W) * cb * 4 + 4096);
  return p;
}
void tfree(void *p) { free(p); }
// planar float -> tensor (n channels) and back
void tload(float *t, const float *src, int n, int H, int W) {
#pragma omp parallel for
  for (int y = 0; y < H; y++)
    for (int c = 0; c < n; c++) {
      float *d = t + (c / 16) * plane(H, W) + ((size_t)(y + 1) * (W + 2) + 1) * 16 + c % 16;
      const float *s = src + ((size_t)c * H + y) * W;
      for (int x = 0; x < W; x++)
        d[(size_t)x * 16] = s[x];
    }
}
void tstore(const float *t, float *dst, int n, int H, int W) {
#pragma omp parallel for
  for (int y = 0; y < H; y++)
    for (int c = 0; c < n; c++) {
      const float *s = t + (c / 16) * plane(H, W) + ((size_t)(y + 1) * (W + 2) + 1) * 16 + c % 16;
      float *d = dst + ((size_t)c * H + y) * W;
      for (int x = 0; x < W; x++)
        d[x] = s[(size_t)x * 16];
    }
}
// weights: [ocb][icb][ky][kx][ic16][oc16]
#define KERN(NAME, NP, NO)                                                                         \
  static inline void NAME(const float *a, int ca, const float *b, int cb, size_t pl, int rs,       \
                          const float *w, size_t wob, const float *bias, float *o, size_t po) {    \
    v16 acc[NO][NP];                                                                               \
    for (int k = 0; k < NO; k++)                                                                   \
      for (int p = 0; p < NP; p++)                                                                 \
        acc[k][p] = *(const v16 *)(bias + 16 * k);                                                 \
    for (int i = 0; i < ca + cb; i++) {                                                            \
      const float *s = i < ca ? a + (size_t)i * pl : b + (size_t)(i - ca) * pl;                    \
      const float *wi = w + (size_t)i * 9 * 256;                                                   \
      for (int ky = 0; ky < 3; ky++)                                                               \
        for (int kx = 0; kx < 3; kx++) {                                                           \
          const float *r = s + ((size_t)ky * rs + kx) * 16;                                        \
          const float *wk = wi + (ky * 3 + kx) * 256;                                              \
          for (int c = 0; c < 16; c++) {                                                           \
            v16 w0 = *(const v16 *)(wk + c * 16);                                                  \
            v16 w1;                                                                                \
            if (NO > 1)                                                                            \
              w1 = *(const v16 *)(wk + wob + c * 16);                                              \
            _Pragma("GCC unroll 16") for (int p = 0; p < NP; p++) {                                \
              float x = r[p * 16 + c];                                                             \
              acc[0][p] += x * w0;                                                                 \
              if (NO > 1)                                                                          \
                acc[1][p] += x * w1;                                                               \
            }                                                                                      \
          }                                                                                        \
        }                                                                                          \
    }                                                                                              \
    for (int k = 0; k < NO; k++)                                                                   \
      for (int p = 0; p < NP; p++) {                                                               \
        v16 z = {0};                                                                               \
        v16 q = acc[k][p];                                                                         \
        q = vmax(q, z);                                                                            \
        *(v16 *)(o + (size_t)k * po + p * 16) = q;                                                 \
      }                                                                                            \
  }
KERN(kp2, P, 2)
KERN(kp1, P, 1)
KERN(k12, 1, 2)
KERN(k11, 1, 1)

void conv(const float *a, int ca, const float *b, int cb, const float *w, const float *bias,
          float *out, int ob, int H, int W) {
  size_t pl = plane(H, W);
  int rs = W + 2;
  size_t wob = (size_t)(ca + cb) * 9 * 256;
#pragma omp parallel for schedule(dynamic, 4)
  for (int y = 0; y < H; y++) {
    for (int o = 0; o < ob; o += 2) {
      int n = ob - o > 1 ? 2 : 1;
      int x = 0;
      const float *wo = w + o * wob, *bo = bias + o * 16;
      for (; x + P <= W; x += P) {
        size_t of = ((size_t)y * rs + x) * 16;
        float *d = out + o * pl + ((size_t)(y + 1) * rs + x + 1) * 16;
        if (n == 2)
          kp2(a + of, ca, b + of, cb, pl, rs, wo, wob, bo, d, pl);
        else
          kp1(a + of, ca, b + of, cb, pl, rs, wo, wob, bo, d, pl);
      }
      for (; x < W; x++) {
        size_t of = ((size_t)y * rs + x) * 16;
        float *d = out + o * pl + ((size_t)(y + 1) * rs + x + 1) * 16;
        if (n == 2)
          k12(a + of, ca, b + of, cb, pl, rs, wo, wob, bo, d, pl);
        else
          k11(a + of, ca, b + of, cb, pl, rs, wo, wob, bo, d, pl);
      }
    }
  }
}
void pool(const float *a, float *o, int cb, int H, int W) {
  int h = H / 2, w = W / 2;
  size_t pa = plane(H, W), po = plane(h, w);
#pragma omp parallel for
  for (int y = 0; y < h; y++)
    for (int c = 0; c < cb; c++)
      for (int x = 0; x < w; x++) {
        const v16 *s = (const v16 *)(a + c * pa + ((size_t)(2 * y + 1) * (W + 2) + 2 * x + 1) * 16),
                  *t = (const v16 *)((const float *)s + (size_t)(W + 2) * 16);
        v16 m = vmax(s[0], s[1]), n = vmax(t[0], t[1]);
        *(v16 *)(o + c * po + ((size_t)(y + 1) * (w + 2) + x + 1) * 16) = vmax(m, n);
      }
}
void up(const float *a, float *o, int cb, int h, int w) {
  int H = h * 2, W = w * 2;
  size_t pa = plane(h, w), po = plane(H, W);
#pragma omp parallel for
  for (int y = 0; y < H; y++)
    for (int c = 0; c < cb; c++)
      for (int x = 0; x < W; x++)
        *(v16 *)(o + c * po + ((size_t)(y + 1) * (W + 2) + x + 1) * 16) =
            *(const v16 *)(a + c * pa + ((size_t)(y / 2 + 1) * (w + 2) + x / 2 + 1) * 16);
}

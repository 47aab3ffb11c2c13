// Many steps of many games: kernel.py fills in what stands between @ signs, and compiles it for a GPU or a CPU.

#include <cstddef>
#include <cstdint>

#include "xla/ffi/api/ffi.h"

#ifdef __CUDACC__
#define INLINE __device__ __forceinline__
#define TABLE __device__ const
#else
#define INLINE inline
#define TABLE static const
#endif

namespace {

namespace ffi = xla::ffi;

// XLA's arithmetic where it is not that of C++.

INLINE uint32_t shifted_left(uint32_t word, uint32_t bits) { return bits < 32 ? word << bits : 0; }
INLINE uint32_t shifted_right(uint32_t word, uint32_t bits) { return bits < 32 ? word >> bits : 0; }
template <typename T> INLINE T larger(T a, T b) { return a > b ? a : b; }
template <typename T> INLINE T smaller(T a, T b) { return a < b ? a : b; }
INLINE uint32_t quotient(uint32_t a, uint32_t b) { return b ? a / b : UINT32_MAX; }
INLINE uint32_t remainder(uint32_t a, uint32_t b) { return b ? a % b : a; }

INLINE uint32_t ones(uint32_t word) {
#ifdef __CUDACC__
  return __popc(word);
#else
  return __builtin_popcount(word);
#endif
}

@TABLES@

struct Inputs {
  const void *at[@WORDS@ + 2];  // the words of the states, the games' names, the moments
};

struct Outputs {
  void *at[@WORDS@ + 2];  // the words of the states, the decisions, the words to keep
};

INLINE void play(Inputs in, Outputs out, uint32_t game, uint32_t games, uint32_t moments) {
  const uint32_t name = static_cast<const uint32_t *>(in.at[@WORDS@])[game];
  uint32_t *kept = static_cast<uint32_t *>(out.at[@WORDS@ + 1]) + game;
  uint32_t decisions = 0;
  @LOAD@
#ifdef __CUDACC__
#pragma unroll 1
#endif
  for (uint32_t number = 0; number < moments; ++number, kept += @KEPT@ * size_t(games)) {
    const uint32_t moment = static_cast<const uint32_t *>(in.at[@WORDS@ + 1])[number];
    @STEP@
    @KEEP@
    decisions += @DECIDED@;
    @AFTER@
    @NEXT@
  }
  static_cast<uint32_t *>(out.at[@WORDS@])[game] = decisions;
  @STORE@
}

ffi::Error gathered(ffi::RemainingArgs given, ffi::RemainingRets results, Inputs *in, Outputs *out) {
  for (size_t n = 0; n < @WORDS@ + 2; ++n) {
    auto from = given.get<ffi::AnyBuffer>(n);
    auto to = results.get<ffi::AnyBuffer>(n);
    if (!from || !to) return ffi::Error::Internal("a buffer is missing");
    in->at[n] = from->untyped_data();
    out->at[n] = (*to)->untyped_data();
  }
  return ffi::Error::Success();
}

uint32_t length(ffi::RemainingArgs given, size_t place) {
  return static_cast<uint32_t>(given.get<ffi::AnyBuffer>(place)->element_count());
}

}  // namespace

#ifdef __CUDACC__

__global__ void __launch_bounds__(128) everybody(Inputs in, Outputs out, uint32_t games, uint32_t moments) {
  const uint32_t game = blockIdx.x * 128 + threadIdx.x;
  if (game < games) play(in, out, game, games, moments);
}

static ffi::Error on_device(cudaStream_t stream, ffi::RemainingArgs given, ffi::RemainingRets results) {
  Inputs in;
  Outputs out;
  if (auto error = gathered(given, results, &in, &out); error.failure()) return error;
  const uint32_t games = length(given, @WORDS@), moments = length(given, @WORDS@ + 1);
  everybody<<<(games + 127) / 128, 128, 0, stream>>>(in, out, games, moments);
  const cudaError_t error = cudaGetLastError();
  return error == cudaSuccess ? ffi::Error::Success() : ffi::Error::Internal(cudaGetErrorString(error));
}

XLA_FFI_DEFINE_HANDLER_SYMBOL(Play, on_device,
                              ffi::Ffi::Bind().Ctx<ffi::PlatformStream<cudaStream_t>>().RemainingArgs().RemainingRets(),
                              {ffi::Traits::kCmdBufferCompatible});

#else

static ffi::Error on_host(ffi::RemainingArgs given, ffi::RemainingRets results) {
  Inputs in;
  Outputs out;
  if (auto error = gathered(given, results, &in, &out); error.failure()) return error;
  const uint32_t games = length(given, @WORDS@), moments = length(given, @WORDS@ + 1);
  for (uint32_t game = 0; game < games; ++game) play(in, out, game, games, moments);
  return ffi::Error::Success();
}

XLA_FFI_DEFINE_HANDLER_SYMBOL(Play, on_host, ffi::Ffi::Bind().RemainingArgs().RemainingRets());

#endif

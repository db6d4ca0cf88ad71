#include "base/sha256.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace trictrac {
namespace {

constexpr std::size_t kBlock = 64;

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
constexpr std::array<std::uint32_t, 64> kRound{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

using Words = std::array<std::uint32_t, 8>;

constexpr Words kInitial{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                         0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

std::array<std::uint32_t, 64> schedule(const std::uint8_t* block) {
  std::array<std::uint32_t, 64> w{};
  for (int i = 0; i < 16; ++i)
    for (int byte = 0; byte < 4; ++byte) w[i] = (w[i] << 8) | block[4 * i + byte];
  for (int i = 16; i < 64; ++i) {
    const std::uint32_t x = w[i - 15], y = w[i - 2];
    const std::uint32_t s0 = std::rotr(x, 7) ^ std::rotr(x, 18) ^ (x >> 3);
    const std::uint32_t s1 = std::rotr(y, 17) ^ std::rotr(y, 19) ^ (y >> 10);
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
  return w;
}

void compress(Words& state, const std::uint8_t* block) {
  const auto w = schedule(block);
  auto [a, b, c, d, e, f, g, h] = state;
  for (int i = 0; i < 64; ++i) {
    const std::uint32_t s1 = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
    const std::uint32_t t1 = h + s1 + ((e & f) ^ (~e & g)) + kRound[i] + w[i];
    const std::uint32_t s0 = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
    const std::uint32_t t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
    h = g, g = f, f = e, e = d + t1;
    d = c, c = b, b = a, a = t1 + t2;
  }
  const Words mixed{a, b, c, d, e, f, g, h};
  for (int i = 0; i < 8; ++i) state[i] += mixed[i];
}

// Returns the end of a message after its whole blocks: its tail, a one bit, zeros and its length in bits.
std::vector<std::uint8_t> padded_tail(Bytes message) {
  const Bytes tail = message.subspan(message.size() - message.size() % kBlock);
  std::vector<std::uint8_t> pad(tail.begin(), tail.end());
  pad.push_back(0x80);
  while (pad.size() % kBlock != kBlock - 8) pad.push_back(0);
  const std::uint64_t bits = std::uint64_t{message.size()} * 8;
  for (int shift = 56; shift >= 0; shift -= 8) pad.push_back(static_cast<std::uint8_t>(bits >> shift));
  return pad;
}

}  // namespace

Digest sha256(Bytes message) {
  Words state = kInitial;
  for (std::size_t at = 0; at + kBlock <= message.size(); at += kBlock) compress(state, message.data() + at);
  const auto tail = padded_tail(message);
  for (std::size_t at = 0; at < tail.size(); at += kBlock) compress(state, tail.data() + at);
  Digest digest;
  for (int i = 0; i < 32; ++i) digest[i] = static_cast<std::uint8_t>(state[i / 4] >> (24 - 8 * (i % 4)));
  return digest;
}

Digest hmac_sha256(Bytes key, std::string_view message) {
  std::array<std::uint8_t, kBlock> block{};
  const Digest hashed = key.size() > kBlock ? sha256(key) : Digest{};
  const Bytes used = key.size() > kBlock ? Bytes(hashed) : key;
  std::copy(used.begin(), used.end(), block.begin());

  std::vector<std::uint8_t> inner, outer;
  for (const std::uint8_t b : block) inner.push_back(b ^ 0x36), outer.push_back(b ^ 0x5c);
  inner.insert(inner.end(), message.begin(), message.end());
  const Digest first = sha256(inner);
  outer.insert(outer.end(), first.begin(), first.end());
  return sha256(outer);
}

std::string to_hex(Bytes bytes) {
  constexpr char kDigits[] = "0123456789abcdef";
  std::string text;
  for (const std::uint8_t b : bytes) text += {kDigits[b >> 4], kDigits[b & 15]};
  return text;
}

}  // namespace trictrac
